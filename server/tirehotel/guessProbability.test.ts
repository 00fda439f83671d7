import { describe, expect, it } from '@jest/globals';
import { guessProbability, successOf } from './guessProbability.ts';
import { tireHotelLimits } from './tireHotelLimits.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

describe('the chance to guess a code', () => {
  it('is below a thousandth in any seven days, by the limits that are in force', () => {
    const { compared, probability } = guessProbability(tireHotelLimits, weekMs);
    expect(compared).toBe(9);
    expect(probability).toBeCloseTo(0.0008998, 7);
    expect(probability).toBeLessThan(0.001);
  });

  it('grows with every further week, and is certain where nothing limits it', () => {
    expect(guessProbability(tireHotelLimits, 2 * weekMs).compared).toBe(18);
    const open = { ...tireHotelLimits, wrongTries: {} };
    expect(guessProbability(open, weekMs).probability).toBe(1);
  });

  it('is that of a draw without putting back, for tries of one code', () => {
    expect(successOf([])).toBe(0);
    expect(successOf([10_000])).toBe(1);
    expect(successOf([1, 1])).toBeCloseTo(0.00019999, 10);
  });
});
