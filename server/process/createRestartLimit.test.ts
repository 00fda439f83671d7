import { describe, expect, it } from '@jest/globals';
import { createRestartLimit } from './createRestartLimit.ts';

describe('createRestartLimit()', () => {
  it('gives growing delays up to a limit', () => {
    let now = 0;
    const next = createRestartLimit({ maxRestarts: 4, windowMs: 60_000, now: () => now });
    expect([next(), next(), next(), next(), next()]).toEqual([200, 400, 800, 1600, null]);
    now = 59_999;
    expect(next()).toBeNull();
    now = 60_000;
    expect(next()).toBe(200);
  });

  it('never delays a restart by more than five seconds', () => {
    const next = createRestartLimit({ maxRestarts: 20, now: () => 0 });
    expect(Math.max(...Array.from({ length: 20 }, () => next() ?? 0))).toBe(5000);
  });
});
