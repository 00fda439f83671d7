import { describe, expect, it } from '@jest/globals';
import {
  chosenEnds,
  keyTarget,
  movedEnds,
  moveBound,
  parseAmount,
  rangeValues,
  thumbBounds,
  withEnd,
} from './rangeRules.ts';

const limits = { min: 0, max: 1000 };

describe('amounts', () => {
  it('are the digits of what was typed', () => {
    expect(parseAmount('120 000')).toBe(120000);
    expect(parseAmount('120\u00a0000 kr')).toBe(120000);
    expect(parseAmount('kr')).toBeNull();
  });
});

describe('moving an end of a range', () => {
  it('pulls the other end along when they cross', () => {
    expect(moveBound({ min: 0, max: 300 }, 'min', 500, limits)).toEqual({ min: 500, max: 500 });
    expect(moveBound({ min: 300, max: 900 }, 'max', 100, limits)).toEqual({ min: 100, max: 100 });
  });

  it('snaps to the limits', () => {
    expect(moveBound({ min: 0, max: 300 }, 'max', 5000, limits)).toEqual({ min: 0, max: 1000 });
  });
});

describe('the filter of a range', () => {
  it('is gone when both thumbs are at their limits', () => {
    expect(rangeValues(movedEnds({ min: null, max: 999 }, limits, limits))).toEqual([]);
  });

  it('leaves an end open that was not moved', () => {
    expect(rangeValues(movedEnds({ min: null, max: null }, { min: 0, max: 999 }, limits))).toEqual(['-999']);
    expect(rangeValues(withEnd({ min: null, max: null }, 'min', 200, limits))).toEqual(['200-']);
  });

  it('keeps a typed end beyond the limits while the other thumb moves', () => {
    expect(rangeValues(movedEnds({ min: null, max: 5000 }, { min: 100, max: 1000 }, limits))).toEqual(['100-5000']);
  });

  it('takes a typed end that no car reaches as the limit', () => {
    expect(withEnd({ min: null, max: null }, 'min', 5000, limits)).toEqual({ min: 1000, max: null });
    expect(withEnd({ min: null, max: null }, 'max', 5, { min: 10, max: 1000 })).toEqual({ min: null, max: 10 });
  });

  it('is shown with open ends at the limit', () => {
    expect(thumbBounds(chosenEnds(['200-']), limits)).toEqual({ min: 200, max: 1000 });
  });

  it('is the limits without a choice', () => {
    expect(thumbBounds(chosenEnds(undefined), limits)).toEqual(limits);
  });
});

describe('keys of the slider', () => {
  it('move to the next multiple of the step', () => {
    expect(keyTarget('ArrowRight', 100, limits, 10)).toBe(110);
    expect(keyTarget('ArrowRight', 104, limits, 10)).toBe(110);
    expect(keyTarget('ArrowLeft', 104, limits, 10)).toBe(100);
    expect(keyTarget('PageDown', 500, limits, 10)).toBe(400);
    expect(keyTarget('Home', 500, limits, 10)).toBe(0);
    expect(keyTarget('End', 500, limits, 10)).toBe(1000);
    expect(keyTarget('Enter', 500, limits, 10)).toBeNull();
  });
});
