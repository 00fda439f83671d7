import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rateLimiter } from './rateLimiter.ts';
import type { RateLimiter } from './rateLimiter.ts';

const start = 1_700_000_000_000;

describe('rateLimiter', () => {
  let limiter: RateLimiter;
  /** Time of each call in milliseconds from the start; null for one that gave up. */
  let went: (number | null)[];
  const learn = (headers: Record<string, string>): void => limiter.learn((name) => headers[name] ?? null);
  /** Makes calls of the given duration. */
  const call = (times: number, lastingMs = 0): void => {
    for (let at = 0; at < times; at += 1) {
      void limiter.take().then((free) => {
        went.push(free ? Date.now() - start : null);
        if (free && lastingMs > 0) setTimeout(limiter.ended, lastingMs);
        else if (free) limiter.ended();
      });
    }
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: start });
    went = [];
    limiter = rateLimiter({ perSecond: 3, maxWaitMs: 2500, clock: Date.now });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('makes calls beyond the limit wait for a second', async () => {
    call(7);
    await jest.advanceTimersByTimeAsync(2400);
    expect(went).toEqual([0, 0, 0, 1000, 1000, 1000, 2000]);
  });

  it('counts the second from the end of a call', async () => {
    call(4, 300);
    await jest.advanceTimersByTimeAsync(2400);
    expect(went).toEqual([0, 0, 0, 1300]);
  });

  it('never exceeds the limit in any second', async () => {
    for (const pause of [0, 0, 0, 900, 50, 50, 50, 1200, 0, 0, 0]) {
      await jest.advanceTimersByTimeAsync(pause);
      call(1, 20);
    }
    await jest.advanceTimersByTimeAsync(5000);
    const times = went.filter((time) => time !== null);
    expect(times).toHaveLength(11);
    for (const from of times) {
      expect(times.filter((time) => time >= from && time < from + 1000).length).toBeLessThanOrEqual(3);
    }
  });

  it('gives up when no place becomes free in time', async () => {
    call(10);
    await jest.advanceTimersByTimeAsync(2500);
    expect(went).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000, 2000, null]);
    went = [];
    await jest.advanceTimersByTimeAsync(1000);
    call(3);
    await jest.advanceTimersByTimeAsync(0);
    expect(went).toEqual([3500, 3500, 3500]);
  });

  it('follows the limit that the upstream advertises', async () => {
    learn({ 'x-rate-limit-limit': '1', 'x-rate-limit-remaining': '1' });
    call(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(went).toEqual([0, 1000]);
  });

  it.each([
    ['0.4', 400],
    ['1', 1000],
    ['1700000001', 1000],
    ['1700000000250', 250],
    ['3600', null],
    ['soon', 1000],
  ])('waits when nothing is left until the reset %s', async (reset, at) => {
    learn({ 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset });
    call(1);
    await jest.advanceTimersByTimeAsync(2500);
    expect(went).toEqual([at]);
  });

  it('keeps its limit when the headers make no sense', async () => {
    learn({});
    learn({ 'x-rate-limit-limit': '0', 'x-rate-limit-remaining': 'many' });
    call(4);
    await jest.advanceTimersByTimeAsync(1000);
    expect(went).toEqual([0, 0, 0, 1000]);
  });
});
