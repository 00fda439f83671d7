import type { MapSize } from './MapSize.ts';
import type { PointMapProps } from './PointMapProps.ts';

type FramedPlaces = Pick<PointMapProps, 'points' | 'centred' | 'centre' | 'zoom' | 'maxZoom'>;

interface Position {
  lat: number;
  lng: number;
}

export const tilePx = 256;
/** Space for the pins of outer points, px on each side. */
const marginPx = { x: 48, y: 56 };
const townZoom = 12;
const streetZoom = 15;

/** Web Mercator position at zoom 0, px. */
export function project({ lat, lng }: Position): { x: number; y: number } {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: ((lng + 180) / 360) * tilePx, y: ((1 - y) / 2) * tilePx };
}

function unproject(x: number, y: number): Position {
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tilePx)));
  return { lat: (lat * 180) / Math.PI, lng: (x / tilePx) * 360 - 180 };
}

/**
 * Centre and whole zoom at which a map of this size shows its places.
 * The same for the drawing of a map and the map itself, so that nothing jumps when one replaces the other.
 */
export function mapFraming(
  { points, centred = false, centre, zoom, maxZoom = 19 }: FramedPlaces,
  { width, height }: MapSize,
): { centre: Position; zoom: number } {
  const [first = centre] = points;
  if (!first) return { centre: { lat: 0, lng: 0 }, zoom: 1 }; // the whole world
  if (points.length < 2 || centred) {
    const wanted = zoom ?? (points.length > 0 ? streetZoom : townZoom);
    return { centre: { lat: first.lat, lng: first.lng }, zoom: Math.min(wanted, maxZoom) };
  }
  const places = points.map(project);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(width - 2 * marginPx.x, 1) / (right - left),
    Math.max(height - 2 * marginPx.y, 1) / (bottom - top),
  );
  const fitting = Math.max(Math.floor(Math.log2(scale)), 0);
  return {
    centre: unproject((left + right) / 2, (top + bottom) / 2),
    zoom: Math.min(fitting, zoom ?? townZoom, maxZoom),
  };
}
