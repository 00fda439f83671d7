import { toMercator } from './landShapes.ts';
import type { IndexedPlace } from './PlaceIndex.ts';
import { nameIn } from './embeddedPlacesGateway.ts';

/** Label of a town at one zoom level; positions and sizes in pixels of the whole map at that zoom. */
export interface MapLabel {
  x: number;
  y: number;
  text: string;
  fontSize: number;
  strong: boolean;
}

const tileSize = 256;
/** From this zoom on every place is labelled; closer zooms show the same ones. */
export const closestLabelZoom = 12;
/** Zoom from which parts of towns are labelled: the closest zoom of the site's maps must not be empty. */
const districtZoom = 10;
/** Minimum population of a labelled place, by zoom. */
const smallestTown = [6e6, 5e6, 3e6, 2e6, 800_000, 400_000, 120_000, 50_000, 15_000, 5000, 0, 0, 0];
/** Distance of a label below its town, px. A pin on the town, which rises from it, leaves the label free. */
export const labelDrop = 12;
/** Average letter width relative to the font size, and space around a label in px. */
const letterWidth = 0.58;
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
    const label = { x: x * size, y: y * size + labelDrop, text: nameIn(town, ''), ...chooseStyle(town.population) };
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

function chooseStyle(population: number): { fontSize: number; strong: boolean } {
  if (population >= 400_000) return { fontSize: 16, strong: true };
  if (population >= 80_000) return { fontSize: 14, strong: true };
  return { fontSize: population >= 15_000 ? 13 : 12, strong: false };
}

function halfWidth({ text, fontSize }: MapLabel): number {
  return (text.length * fontSize * letterWidth + room) / 2;
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
