import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoMercatorRaw } from 'd3-geo';
import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A line or ring in Web Mercator, where the world is 0 to 1 from west to east and from north to south. */
export interface Shape {
  /** x and y in turn. */
  points: Float32Array;
  /** Its box. */
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface LandShapes {
  /** Coasts as closed rings; the last point is the first. */
  land: Shape[];
  /** Lines between countries. */
  borders: Shape[];
}

type World = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** The square that Web Mercator shows ends at this latitude. */
const lastLatitude = 85.051129;

/** Reads the coasts and borders of the world from the package world-atlas (Natural Earth, 1:10 million). */
export async function readLandShapes(): Promise<LandShapes> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(await readFile(file, 'utf8')) as World;
  const land: Shape[] = [];
  for (const { geometry } of feature(world, world.objects.land).features) {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    for (const rings of polygons) for (const ring of rings) land.push(projected(ring));
  }
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other).coordinates.map(projected);
  return { land, borders };
}

function projected(line: Position[]): Shape {
  const points = new Float32Array(line.length * 2);
  const shape = { points, west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  line.forEach(([longitude = 0, latitude = 0], index) => {
    const { x, y } = toMercator(longitude, latitude);
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    shape.west = Math.min(shape.west, x);
    shape.east = Math.max(shape.east, x);
    shape.north = Math.min(shape.north, y);
    shape.south = Math.max(shape.south, y);
  });
  return shape;
}

/** A position in degrees on the square of Web Mercator, 0 to 1 from west and from north. */
export function toMercator(longitude: number, latitude: number): { x: number; y: number } {
  const kept = Math.max(-lastLatitude, Math.min(lastLatitude, latitude));
  const [x, y] = geoMercatorRaw((longitude * Math.PI) / 180, (kept * Math.PI) / 180);
  return { x: 0.5 + x / (2 * Math.PI), y: 0.5 - y / (2 * Math.PI) };
}
