import { buildShape } from './landShapes.ts';
import type { Shape } from './landShapes.ts';

/** A rectangle in the Web Mercator square. */
export type Box = Omit<Shape, 'points'>;

export function overlaps(shape: Box, box: Box): boolean {
  return shape.east >= box.west && shape.west <= box.east && shape.south >= box.north && shape.north <= box.south;
}

function isInside(shape: Box, box: Box): boolean {
  return shape.west >= box.west && shape.east <= box.east && shape.north >= box.north && shape.south <= box.south;
}

/**
 * Clips a ring to a box by the Sutherland–Hodgman algorithm; null when nothing is left.
 * Parts separated by the box stay joined along its edge, which a fill does not show.
 */
export function clipRing(ring: Shape, box: Box): Shape | null {
  if (!overlaps(ring, box)) return null;
  if (isInside(ring, box)) return ring;
  let points: ArrayLike<number> = ring.points;
  points = cut(points, 0, box.west, 1);
  points = cut(points, 0, box.east, -1);
  points = cut(points, 1, box.north, 1);
  points = cut(points, 1, box.south, -1);
  return points.length < 6 ? null : buildShape(points);
}

/** Keeps the side `sign` of a line across an axis (0: x, 1: y). */
function cut(points: ArrayLike<number>, axis: 0 | 1, at: number, sign: 1 | -1): number[] {
  const clipped: number[] = [];
  const last = points.length - 2;
  if (last < 0) return clipped;
  let [fromX, fromY] = [points[last] ?? 0, points[last + 1] ?? 0];
  let fromIn = ((axis === 0 ? fromX : fromY) - at) * sign >= 0;
  for (let index = 0; index <= last; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    const isIn = ((axis === 0 ? x : y) - at) * sign >= 0;
    if (isIn !== fromIn) {
      const share = axis === 0 ? (at - fromX) / (x - fromX) : (at - fromY) / (y - fromY);
      clipped.push(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    if (isIn) clipped.push(x, y);
    [fromX, fromY, fromIn] = [x, y, isIn];
  }
  return clipped;
}

/** Parts of a line near a box: every segment whose ends are not both beyond the same edge. */
export function clipLine(line: Shape, box: Box): Shape[] {
  if (!overlaps(line, box)) return [];
  if (isInside(line, box)) return [line];
  const parts: Shape[] = [];
  let part: number[] = [];
  const end = (): void => {
    if (part.length >= 4) parts.push(buildShape(part));
    part = [];
  };
  const { points } = line;
  for (let index = 2; index < points.length; index += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.subarray(index - 2, index + 2);
    const near =
      Math.max(x0, x1) >= box.west &&
      Math.min(x0, x1) <= box.east &&
      Math.max(y0, y1) >= box.north &&
      Math.min(y0, y1) <= box.south;
    if (!near) end();
    else if (part.length === 0) part.push(x0, y0, x1, y1);
    else part.push(x1, y1);
  }
  end();
  return parts;
}
