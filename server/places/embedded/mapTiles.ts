import { LRUCache } from 'lru-cache';
import type { MapTileSource, TileAddress } from '../MapTileSource.ts';
import { clipLine, clipRing } from './clipShape.ts';
import type { Box } from './clipShape.ts';
import { readLandShapes } from './landShapes.ts';
import type { LandShapes, Shape } from './landShapes.ts';
import { closestLabelZoom, labelDrop, labelsByTile, tileSize } from './mapLabels.ts';
import type { MapLabel } from './mapLabels.ts';
import { pinAreas, placeAroundPins } from './placeAroundPins.ts';
import type { PlaceIndex } from './PlaceIndex.ts';

const closestZoom = 16;
/** Cutting a tile out of the whole world is slow; below these zooms it is cut out of a piece of it. */
const pieceZooms = [6, 3];
/** Margin around a tile as a share of its side, so that lines along the cut are not visible. */
const margin = 1 / 16;
/** Tiles in a row of the first zoom that shows rivers. */
const riversFrom = 2 ** 6;
const maxCachedPieces = 60;
/** Zooms whose labels are kept; some MB for a close one. */
const maxCachedZooms = 20;

/** The map style: the colours of the ground; labels are muted and have a halo of the land's colour. */
const style = {
  water: '#c3dae2',
  land: '#eaeeea',
  shore: '#ffffff',
  border: '#a9b5b8',
  name: '#4f6065',
  font: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  halo: 3,
};

/**
 * Draws map tiles: coasts, lakes, rivers, borders and labels of towns.
 * Labels are in the typeface of the visitor's system, as a picture can load no font. The coasts are those of a 1:10 million map, so a town's streets
 * are not included. The world's shapes take some 5 MB, and about half a second to read.
 */
export async function createMapTiles(places: PlaceIndex): Promise<MapTileSource> {
  const world = await readLandShapes();
  const labels = new LRUCache<number, Map<string, MapLabel[]>>({ max: maxCachedZooms });
  const pieces = new LRUCache<string, LandShapes>({ max: maxCachedPieces });

  /** Shapes that a tile is cut from: a piece the size of a tile of a lower zoom, cut in the same way. */
  function pieceFor(zoom: number, x: number, y: number): LandShapes {
    const above = pieceZooms.find((candidate) => candidate < zoom);
    if (above === undefined) return world;
    const [column, row] = [x, y].map((place) => Math.floor(place / 2 ** (zoom - above))) as [number, number];
    const key = `${above}/${column}/${row}`;
    let piece = pieces.get(key);
    if (!piece) {
      piece = cutOut(pieceFor(above, column, row), calculateBox(above, column, row));
      pieces.set(key, piece);
    }
    return piece;
  }

  function findLabels({ zoom, x, y }: TileAddress, pins: string): MapLabel[] {
    if (zoom > closestLabelZoom) return [];
    let ofZoom = labels.get(zoom);
    if (!ofZoom) {
      ofZoom = labelsByTile(places.all, zoom);
      labels.set(zoom, ofZoom);
    }
    const areas = pinAreas(pins, zoom);
    if (areas.length === 0) return ofZoom.get(`${x}/${y}`) ?? [];
    const near = new Set<MapLabel>();
    for (const column of [x - 1, x, x + 1]) {
      for (const row of [y - 1, y, y + 1]) for (const label of ofZoom.get(`${column}/${row}`) ?? []) near.add(label);
    }
    return placeAroundPins([...near], areas, { x, y });
  }

  return {
    tile: (address, pins = '') => {
      const { zoom, x, y } = address;
      const tiles = 2 ** zoom;
      if (zoom > closestZoom || x >= tiles || y >= tiles) return Promise.resolve(null);
      const shapes = cutOut(pieceFor(zoom, x, y), calculateBox(zoom, x, y));
      return Promise.resolve(draw(shapes, findLabels(address, pins), { tiles, x, y }));
    },
  };
}

/** Box of a tile with its margin. */
function calculateBox(zoom: number, x: number, y: number): Box {
  const tiles = 2 ** zoom;
  return {
    west: (x - margin) / tiles,
    east: (x + 1 + margin) / tiles,
    north: (y - margin) / tiles,
    south: (y + 1 + margin) / tiles,
  };
}

function cutOut({ land, lakes, rivers, borders }: LandShapes, box: Box): LandShapes {
  return {
    land: land.flatMap((ring) => clipRing(ring, box) ?? []),
    lakes: lakes.flatMap((ring) => clipRing(ring, box) ?? []),
    rivers: rivers.flatMap((line) => clipLine(line, box)),
    borders: borders.flatMap((line) => clipLine(line, box)),
  };
}

interface Tile {
  /** Tiles in a row of the zoom. */
  tiles: number;
  x: number;
  y: number;
}

function draw({ land, lakes, rivers, borders }: LandShapes, labels: readonly MapLabel[], tile: Tile): string {
  const coast = land.map((ring) => drawPath(ring, tile, true)).join('');
  const shores = lakes.map((ring) => drawPath(ring, tile, true)).join('');
  const streams = tile.tiles < riversFrom ? '' : rivers.map((line) => drawPath(line, tile, false)).join('');
  const lines = borders.map((line) => drawPath(line, tile, false)).join('');
  const names = labels.map((label) => drawLabel(label, tile)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">`,
    `<rect width="${tileSize}" height="${tileSize}" fill="${style.water}"/>`,
    coast &&
      `<path d="${coast}" fill="${style.land}" fill-rule="evenodd" stroke="${style.shore}" stroke-width="1.5" stroke-linejoin="round"/>`,
    streams && `<path d="${streams}" fill="none" stroke="${style.water}" stroke-width="2" stroke-linejoin="round"/>`,
    shores &&
      `<path d="${shores}" fill="${style.water}" fill-rule="evenodd" stroke="${style.shore}" stroke-width="1.5" stroke-linejoin="round"/>`,
    lines && `<path d="${lines}" fill="none" stroke="${style.border}" stroke-dasharray="6 4"/>`,
    names &&
      `<g font-family="${style.font}" fill="${style.name}" stroke="${style.land}" stroke-width="${style.halo}" stroke-linejoin="round" paint-order="stroke">${names}</g>`,
    '</svg>',
  ].join('');
}

/** Points nearer than this to the last one are skipped, px. */
const finest = 0.6;

/** "" for shapes smaller than a pixel. */
function drawPath({ points, west, east, north, south }: Shape, { tiles, x, y }: Tile, closed: boolean): string {
  const scale = tiles * tileSize;
  if (closed && (east - west) * scale < finest && (south - north) * scale < finest) return '';
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (let index = 0; index < points.length; index += 2) {
    const left = (points[index] ?? 0) * scale - x * tileSize;
    const top = (points[index + 1] ?? 0) * scale - y * tileSize;
    const isEnd = index === 0 || index === points.length - 2;
    if (!isEnd && Math.abs(left - lastX) < finest && Math.abs(top - lastY) < finest) continue;
    path += `${index === 0 ? 'M' : 'L'}${rounded(left)} ${rounded(top)}`;
    [lastX, lastY] = [left, top];
  }
  return closed ? `${path}Z` : path;
}

function drawLabel({ x, y, text, fontSize, strong, width, dot: at }: MapLabel, tile: Tile): string {
  const middle = rounded((at?.x ?? x) - tile.x * tileSize);
  const left = rounded(x - tile.x * tileSize - width / 2);
  const top = rounded(y - tile.y * tileSize + fontSize / 3);
  const dot = `<circle cx="${middle}" cy="${rounded((at?.y ?? y - labelDrop) - tile.y * tileSize)}" r="2.5" stroke-width="1.5"/>`;
  // stretched to the width that its place was calculated with, whatever typeface the system has
  const weight = strong ? ' font-weight="600"' : '';
  return `${dot}<text x="${left}" y="${top}" font-size="${fontSize}"${weight} textLength="${rounded(width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
