import { beforeAll, describe, expect, it } from '@jest/globals';
import { readLandShapes } from './landShapes.ts';
import type { LandShapes, Shape } from './landShapes.ts';

let shapes: LandShapes;

beforeAll(async () => {
  shapes = await readLandShapes();
});

type Point = readonly [x: number, y: number];

function pointsOf({ points }: Shape): Point[] {
  return Array.from({ length: points.length / 2 }, (_none, at): Point => [
    points[2 * at] ?? 0,
    points[2 * at + 1] ?? 0,
  ]);
}

/** Returns the share of corners that turn by more than 60 degrees. */
function sharpShare(lines: Shape[]): number {
  let corners = 0;
  let sharp = 0;
  for (const line of lines) {
    const points = pointsOf(line);
    for (const [at, [x, y]] of points.entries()) {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before || !after) continue;
      const turn = Math.atan2(after[1] - y, after[0] - x) - Math.atan2(y - before[1], x - before[0]);
      corners += 1;
      if (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > Math.PI / 3) sharp += 1;
    }
  }
  return sharp / corners;
}

describe('readLandShapes()', () => {
  it('closes every lake', () => {
    const open = shapes.lakes.filter((ring) => {
      const points = pointsOf(ring);
      return String(points[0]) !== String(points.at(-1));
    });
    expect(open).toHaveLength(0);
  });

  it('leaves the ends of every river apart', () => {
    const closed = shapes.rivers.filter((river) => {
      const points = pointsOf(river);
      return String(points[0]) === String(points.at(-1));
    });
    expect(closed).toHaveLength(0);
  });

  it.each(['lakes', 'rivers'] as const)('rounds the corners of %s', (kind) => {
    expect(sharpShare(shapes[kind])).toBeLessThan(0.02);
  });

  it('keeps each lake where it is', () => {
    const lake = (longitude: number, latitude: number): Shape | undefined => {
      const x = (longitude + 180) / 360;
      const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
      return shapes.lakes.find(({ west, east, north, south }) => west < x && x < east && north < y && y < south);
    };
    const vänern = lake(13.5, 58.9);
    expect(((vänern?.east ?? 0) - (vänern?.west ?? 0)) * 360).toBeCloseTo(1.75, 0);
  });
});
