import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rangeAxis, roundStep } from './rangeAxis.ts';

const limits = { min: 0, max: 1000 };
const even = Array.from({ length: 100 }, () => 7);
/** 199 cars in the lowest tenth, one at the top. */
const oneDear = Array.from({ length: 100 }, (_none, bin) => (bin === 99 ? 1 : bin < 10 ? 20 : 0));

describe('the axis of a range', () => {
  it('is straight where the cars are spread', () => {
    const axis = rangeAxis(limits, even);
    expect([0, 250, 1000].map(axis.shareOf)).toEqual([0, 0.25, 1]);
    expect(axis.stepAt(500)).toBe(10);
  });

  it('gives the room to the cars when one is far dearer than all others', () => {
    const axis = rangeAxis(limits, oneDear);
    expect(axis.shareOf(100)).toBeCloseTo(0.85);
    expect(axis.shareOf(1000)).toBeCloseTo(1);
    expect(axis.stepAt(50)).toBe(1);
    expect(axis.stepAt(500)).toBe(50);
  });

  it('gives the room to the cars when a few are far below all others', () => {
    const oneOld = [...oneDear].reverse();
    const axis = rangeAxis(limits, oneOld);
    expect(axis.shareOf(900)).toBeCloseTo(0.15);
    expect(axis.shareOf(950)).toBeCloseTo(0.575);
    expect(axis.stepAt(950)).toBe(1);
  });

  it('shortens both ends when the cars are in the middle', () => {
    const middle = even.map((_count, bin) => (bin === 0 || bin === 99 ? 1 : bin >= 45 && bin < 55 ? 20 : 0));
    const axis = rangeAxis(limits, middle);
    expect([450, 550].map(axis.shareOf)).toEqual([expect.closeTo(0.075), expect.closeTo(0.925)]);
  });

  it('heeds bins that are not equally wide', () => {
    const axis = rangeAxis(limits, [99, 99, 1], [0, 50, 100, 1000]);
    expect([50, 100].map(axis.shareOf)).toEqual([expect.closeTo(0.425), expect.closeTo(0.85)]);
  });

  it('is straight without cars', () => {
    expect(rangeAxis(limits, []).shareOf(250)).toBe(0.25);
    expect(rangeAxis(limits, [0, 0]).shareOf(250)).toBe(0.25);
  });

  it('is a monotonic function with an inverse', () => {
    const counts = fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 100 });
    const amount = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(counts, amount, amount, (bins, one, other) => {
        const axis = rangeAxis(limits, bins);
        expect(axis.amountAt(axis.shareOf(one))).toBeCloseTo(one, 6);
        expect(axis.shareOf(Math.min(one, other))).toBeLessThanOrEqual(axis.shareOf(Math.max(one, other)));
        expect([axis.shareOf(0), axis.shareOf(1000)]).toEqual([0, expect.closeTo(1, 9)]);
        expect([axis.amountAt(-1), axis.amountAt(2)]).toEqual([0, expect.closeTo(1000, 6)]);
      }),
    );
  });
});

describe('a round step', () => {
  it('is a 1-2-5 multiple of a power of ten', () => {
    expect([0, 0.4, 1, 1.9, 2, 4, 9.99, 10, 10_230, 60_000].map(roundStep)).toEqual([
      1, 1, 1, 1, 2, 2, 5, 10, 10_000, 50_000,
    ]);
  });
});
