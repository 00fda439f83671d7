import { describe, expect, it } from '@jest/globals';
import { createRequestWindow } from './requestWindow.ts';

describe('createRequestWindow', () => {
  it('starts again with the next second', () => {
    let now = 5000;
    const count = createRequestWindow(2, () => now);
    const told = (): unknown => {
      const state = count();
      return [state?.remaining, state?.exceeded];
    };
    expect([told(), told(), told()]).toEqual([
      [1, false],
      [0, false],
      [0, true],
    ]);
    now += 999;
    expect(told()).toEqual([0, true]);
    now += 1;
    expect(told()).toEqual([1, false]);
  });

  it('counts nothing with the limit 0', () => {
    expect(createRequestWindow(0)()).toBeNull();
  });
});
