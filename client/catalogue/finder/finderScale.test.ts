import { expect, it } from '@jest/globals';
import { finderScale } from './finderScale.ts';

it.each([
  [1_190_000, 20_000, 1_200_000],
  [61_400, 1_000, 62_000],
  [2_000, 50, 2_000],
])('a slider up to %i has steps of %i', (maxPrice, step, max) => {
  expect(finderScale(maxPrice)).toEqual({ max, step });
});

it('a stock without prices has no slider', () => {
  expect(finderScale(0).max).toBe(0);
});
