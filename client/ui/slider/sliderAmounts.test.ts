import { describe, expect, it } from '@jest/globals';
import { amountAfterKey, amountIn, niceStep, onSteps, stepsAround } from './sliderAmounts.ts';

const ends = { min: 0, max: 19_495, step: 200 };

describe('the amounts of a slider', () => {
  it('lie on steps except at the ends', () => {
    expect(onSteps(5090, ends)).toBe(5000);
    expect(onSteps(19_495, ends)).toBe(19_495);
    expect(onSteps(19_480, ends)).toBe(19_400);
    expect(onSteps(-3, ends)).toBe(0);
    expect(onSteps(311, { min: 310, max: 760, step: 5 })).toBe(310);
  });

  it('are drawn on steps where the thumb stands on steps alone', () => {
    const down = { min: 49_980, max: 125_400, step: 1000 };
    expect(stepsAround(49_980, down)).toEqual({ value: 49_000, min: 49_000, max: 126_000 });
    expect(stepsAround(80_400, down).value).toBe(80_000);
    expect(stepsAround(125_400, down).value).toBe(126_000);
    expect(stepsAround(36, { min: 12, max: 84, step: 12 })).toEqual({ value: 36, min: 12, max: 84 });
  });

  it('move by keys to the next step', () => {
    expect(amountAfterKey('ArrowRight', 5000, ends)).toBe(5200);
    expect(amountAfterKey('ArrowRight', 5003.07, ends)).toBe(5200);
    expect(amountAfterKey('ArrowLeft', 5003.07, ends)).toBe(5000);
    expect(amountAfterKey('PageUp', 5000, ends)).toBe(7000);
    expect(amountAfterKey('PageDown', 500, ends)).toBe(0);
    expect(amountAfterKey('End', 500, ends)).toBe(19_495);
    expect(amountAfterKey('Home', 500, ends)).toBe(0);
    expect(amountAfterKey('ArrowUp', 19_400, ends)).toBe(19_495);
    expect(amountAfterKey('Tab', 500, ends)).toBeNull();
  });

  it('are read as people type them', () => {
    expect(amountIn('£5,000')).toBe(5000);
    expect(amountIn('5 000 kr')).toBe(5000);
    expect(amountIn('489.5')).toBe(489.5);
    expect(amountIn('1.234,56')).toBe(1234.56);
    expect(amountIn('12,000,000')).toBe(12_000_000);
    expect(amountIn('.5')).toBe(0.5);
    expect(amountIn('about five')).toBeNull();
    expect(amountIn('')).toBeNull();
  });

  it('have steps that part a range in some hundred', () => {
    expect(niceStep(0, 19_495)).toBe(200);
    expect(niceStep(310, 760)).toBe(5);
    expect(niceStep(0, 50)).toBe(1);
    expect(niceStep(7, 7)).toBe(1);
  });
});
