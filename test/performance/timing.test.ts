import { describe, expect, it } from '@jest/globals';
import { median, medianRatio, percentile } from './timing.ts';

describe('percentile()', () => {
  it('finds values in order of size', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([0, 0.5, 0.99, 1].map((share) => percentile(numbers, share))).toEqual([1, 51, 100, 100]);
  });

  it('orders numbers by value', () => {
    expect(percentile([9, 10, 100], 0)).toBe(9);
  });

  it('is 0 without values', () => {
    expect(median([])).toBe(0);
  });
});

describe('medianRatio()', () => {
  it('compares values of the same round', () => {
    expect(medianRatio([10, 100, 12], [20, 200, 20])).toBe(0.5);
  });
});
