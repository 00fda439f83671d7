import { describe, expect, it, jest } from '@jest/globals';
import { createSingleFlight } from './createSingleFlight.ts';

describe('createSingleFlight()', () => {
  it('runs work once for concurrent callers of a key', async () => {
    const share = createSingleFlight<number>();
    const work = jest.fn(() => Promise.resolve(1));
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 1]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('runs work again after a failure', async () => {
    const share = createSingleFlight<number>();
    await expect(share('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await share('a', () => Promise.resolve(2))).toBe(2);
  });
});
