import { describe, expect, it } from '@jest/globals';
import { clusterPoints } from './clusterPoints.ts';

const points = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 100, y: 0 },
  { id: 'c', x: 30, y: 0 },
  { id: 'd', x: 60, y: 0 },
];
const idsWithin = (radius: number): string[] =>
  clusterPoints(points, (point) => point, radius).map((group) => group.map(({ id }) => id).join(''));

describe('clusterPoints()', () => {
  it('joins points nearer than the radius to the first of a group', () => {
    expect(idsWithin(45)).toEqual(['ac', 'bd']);
  });

  it('leaves every point alone when none is near another', () => {
    expect(idsWithin(20)).toEqual(['a', 'b', 'c', 'd']);
  });
});
