import { describe, expect, it } from '@jest/globals';
import { incrementSteps } from './listSteps.ts';

describe('incrementSteps()', () => {
  it('adds a step to every list that was visited', () => {
    expect(incrementSteps({ carList: 0, dealerList: 3 })).toEqual({ carList: 1, dealerList: 4 });
  });
  it('knows no list before one was visited', () => {
    expect(incrementSteps(undefined)).toEqual({});
  });
});
