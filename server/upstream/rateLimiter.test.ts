import { beforeEach, describe, expect, it } from '@jest/globals';
import { rateLimiter } from './rateLimiter.ts';
import type { RateLimiter } from './rateLimiter.ts';

describe('rateLimiter', () => {
  let now: number;
  let limiter: RateLimiter;
  const learn = (headers: Record<string, string>): void => limiter.learn((name) => headers[name] ?? null);
  const take = (times: number): (number | null)[] => Array.from({ length: times }, () => limiter.takeMs());

  beforeEach(() => {
    now = 1_700_000_000_000;
    limiter = rateLimiter({ perSecond: 3, longestWaitMs: 2000, clock: () => now });
  });

  it('lets a burst of the limit go at once and makes the rest wait for the next second', () => {
    expect(take(4)).toEqual([0, 0, 0, 1000]);
    now += 400;
    expect(take(2)).toEqual([600, 600]);
  });

  it('never lets more than the limit go in any second, also after a pause', () => {
    const went: number[] = [];
    for (const pause of [0, 0, 0, 900, 50, 50, 50, 1200, 0, 0, 0]) {
      now += pause;
      const wait = limiter.takeMs();
      if (wait !== null) went.push(now + wait);
    }
    for (const start of went) {
      expect(went.filter((time) => time >= start && time < start + 1000).length).toBeLessThanOrEqual(3);
    }
  });

  it('takes no place when the wait would be too long', () => {
    expect(take(10)).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000, 2000, null]);
    now += 3000;
    expect(take(3)).toEqual([0, 0, 0]);
  });

  it('follows the limit that the upstream advertises', () => {
    learn({ 'x-rate-limit-limit': '1', 'x-rate-limit-remaining': '1' });
    expect(take(2)).toEqual([0, 1000]);
  });

  it.each([
    ['0.4', 400],
    ['1', 1000],
    ['1700000001', 1000],
    ['1700000000250', 250],
    ['3600', 2000],
    ['soon', 1000],
  ])('waits when nothing is left until the reset %s', (reset, waited) => {
    learn({ 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset });
    expect(limiter.takeMs()).toBe(waited);
  });

  it('keeps its limit when the headers are absent or make no sense', () => {
    learn({});
    learn({ 'x-rate-limit-limit': '0', 'x-rate-limit-remaining': 'many' });
    expect(take(4)).toEqual([0, 0, 0, 1000]);
  });
});
