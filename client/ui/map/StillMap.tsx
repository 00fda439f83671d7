import type { ReactNode } from 'react';
import type { PointMapProps } from './PointMapProps.ts';

type StillMapProps = Pick<
  PointMapProps,
  'points' | 'chosenId' | 'centre' | 'zoom' | 'maxZoom' | 'tiles' | 'attribution'
>;

const tilePx = 256;
/** Area that the points must fit into, px; smaller than most maps. */
const fit = { width: 560, height: 400 };
const marginPx = 56;
const singleZoom = 15;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Adds the margin; around few points the box is as large as they may be apart. */
function around({ x, y, width, height }: Box): Box {
  const wide = Math.max(width, fit.width / 2) + 2 * marginPx;
  const high = Math.max(height, fit.height / 2) + 2 * marginPx;
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** Web Mercator position at zoom 0, px. */
function project({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: ((lng + 180) / 360) * tilePx, y: ((1 - y) / 2) * tilePx };
}

/** A drawing of a map that the visitor has not used yet: its tiles and a dot per point. Needs no map library. */
export function StillMap({
  points: given,
  chosenId,
  centre,
  zoom,
  maxZoom = 19,
  tiles,
  attribution,
}: StillMapProps): ReactNode {
  // the chosen one last: on top of its neighbours
  const points = [...given].sort((a, b) => Number(a.id === chosenId) - Number(b.id === chosenId));
  const places = (points.length > 0 ? points : centre ? [centre] : []).map(project);
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const fitting = Math.floor(Math.log2(Math.min(fit.width / width, fit.height / height)));
  const level = Math.min(zoom ?? singleZoom, maxZoom, Number.isFinite(fitting) ? Math.max(fitting, 0) : singleZoom);
  const scale = 2 ** level;
  const box = around({ x: left * scale, y: top * scale, width: width * scale, height: height * scale });
  // The map may be wider or higher than the box: one tile more on each side.
  const range = (from: number, length: number): number[] => {
    const first = Math.floor(from / tilePx) - 1;
    const last = Math.floor((from + length) / tilePx) + 1;
    return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((at) => at >= 0 && at < scale);
  };
  return (
    <>
      <svg
        className="point-map-still"
        aria-hidden="true"
        viewBox={[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}
      >
        {range(box.y, box.height).flatMap((y) =>
          range(box.x, box.width).map((x) => (
            <image // one px more than its place: no seams between scaled tiles
              key={`${String(x)}/${String(y)}`}
              href={tiles.replace('{z}', String(level)).replace('{x}', String(x)).replace('{y}', String(y))}
              x={x * tilePx}
              y={y * tilePx}
              width={tilePx + 1}
              height={tilePx + 1}
            />
          )),
        )}
        {points.map(({ id }, at) => {
          const { x, y } = places[at] ?? { x: 0, y: 0 };
          return <circle key={id} cx={x * scale} cy={y * scale} r={id === chosenId ? 10 : 6} />;
        })}
      </svg>
      <span className="leaflet-bottom leaflet-right">
        <span className="leaflet-control-attribution">{attribution}</span>
      </span>
    </>
  );
}
