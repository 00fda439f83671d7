import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyCounts, hasCounts, packCounts, packEdges } from './packHistogram.ts';
import { unpackCounts, unpackEdges } from './unpackHistogram.ts';

describe('packCounts()', () => {
  it('takes one character for a count below 36', () => {
    expect(packCounts([0, 10, 35, 36, 1000])).toBe('0az(36)(1000)');
  });

  it('is reversed by unpackCounts() whatever the counts', () => {
    const counts = fc.array(fc.nat({ max: 2000 }), { maxLength: 120 });
    fc.assert(fc.property(counts, (given) => expect(unpackCounts(packCounts(given))).toEqual(given)));
  });
});

describe('emptyCounts()', () => {
  it('keeps the number of bins', () => {
    expect(emptyCounts('5(106)z')).toBe('000');
  });

  it('has no car', () => {
    expect([hasCounts('000'), hasCounts('0(106)0')]).toEqual([false, true]);
  });
});

describe('packEdges()', () => {
  it('keeps the edges between bins of different widths alone', () => {
    const edges = [0, 100, 200, 210, 220, 230, 330];
    expect(packEdges(edges)).toEqual([
      [0, 0],
      [2, 200],
      [5, 230],
      [6, 330],
    ]);
    expect(unpackEdges(packEdges(edges))).toEqual(edges);
  });

  it('is reversed by unpackEdges() to within 1', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(widths, (given) => {
        const edges = [0, ...given.map((_width, at) => given.slice(0, at + 1).reduce((sum, width) => sum + width, 0))];
        unpackEdges(packEdges(edges)).forEach((edge, at) => {
          expect(Math.abs(edge - (edges[at] ?? 0))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
