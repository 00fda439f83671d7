import { describe, expect, it } from '@jest/globals';
import { oneFurther } from './historyState.ts';

describe('oneFurther()', () => {
  it('adds a step to every list that was visited', () => {
    expect(oneFurther({ carList: 0, dealerList: 3 })).toEqual({ carList: 1, dealerList: 4 });
  });
  it('knows no list before one was visited', () => {
    expect(oneFurther(undefined)).toEqual({});
  });
});
