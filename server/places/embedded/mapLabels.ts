import { toMercator } from './landShapes.ts';
import { labelWidth } from './labelWidth.ts';
import type { LabelStyle } from './labelWidth.ts';
import type { IndexedPlace } from './PlaceIndex.ts';
import { nameIn } from './embeddedPlacesGateway.ts';

/** Label of a town at one zoom level; positions and sizes in pixels of the whole map at that zoom. */
export interface MapLabel extends LabelStyle {
  x: number;
  y: number;
  text: string;
  width: number;
  /** Position of the town; above the label when unset. */
  dot?: { x: number; y: number };
}

export const tileSize = 256;
/** From this zoom on every place is labelled; closer zooms show the same ones. */
export const closestLabelZoom = 12;
/** Zoom from which parts of towns are labelled: the closest zoom of the site's maps must not be empty. */
const districtZoom = 10;
/** Minimum population of a labelled place, by zoom. */
const smallestTown = [6e6, 5e6, 3e6, 2e6, 800_000, 400_000, 120_000, 50_000, 15_000, 5000, 0, 0, 0];
/** Distance of a label below its town, px. A pin on the town, which rises from it, and a dot leave the label free. */
export const labelDrop = 14;
/** Space around a label, px. */
const room = 14;

/**
 * Labels of a zoom level, by the tiles ("x/y") that they touch.
 * Where two would overlap the larger town is labelled. All tiles of a zoom are decided together, so that a label across
 * an edge is on both sides of it.
 */
export function labelsByTile(places: readonly IndexedPlace[], zoom: number): Map<string, MapLabel[]> {
  const byTile = new Map<string, MapLabel[]>();
  const least = smallestTown[Math.min(zoom, closestLabelZoom)] ?? 0;
  const size = tileSize * 2 ** zoom;
  for (const town of places) {
    if (town.population < least) break; // sorted by population
    if (town.partOfTown && zoom < districtZoom) continue;
    const { x, y } = toMercator(town.longitude, town.latitude);
    const style = chooseStyle(town.population);
    const text = nameIn(town, '');
    const width = labelWidth(text, style);
    const label = { x: x * size, y: y * size + labelDrop, text, width, ...style };
    const tiles = findTiles(label);
    if (tiles.some((tile) => byTile.get(tile)?.some((other) => collide(label, other)))) continue;
    for (const tile of tiles) {
      const there = byTile.get(tile);
      if (there) there.push(label);
      else byTile.set(tile, [label]);
    }
  }
  return byTile;
}

function chooseStyle(population: number): LabelStyle {
  if (population >= 400_000) return { fontSize: 16, strong: true };
  if (population >= 80_000) return { fontSize: 14, strong: true };
  return { fontSize: population >= 15_000 ? 13 : 12, strong: false };
}

function halfWidth({ width }: MapLabel): number {
  return (width + room) / 2;
}

function collide(one: MapLabel, other: MapLabel): boolean {
  const apart = halfWidth(one) + halfWidth(other);
  return Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < one.fontSize + other.fontSize;
}

function findTiles(label: MapLabel): string[] {
  const half = halfWidth(label);
  const tiles: string[] = [];
  for (let x = tileAt(label.x - half); x <= tileAt(label.x + half); x += 1) {
    for (let y = tileAt(label.y - room - label.fontSize); y <= tileAt(label.y + room); y += 1) tiles.push(`${x}/${y}`);
  }
  return tiles;
}

function tileAt(pixel: number): number {
  return Math.floor(pixel / tileSize);
}
