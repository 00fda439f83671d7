import { describe, expect, it } from '@jest/globals';
import { retryDelay } from './retryDelay.ts';

describe('the wait before the next attempt', () => {
  it('grows from seconds to half an hour', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => retryDelay(attempts, 0.5) / 1000);
    expect(seconds).toEqual([5, 15, 60, 300, 900, 1800, 1800, 1800]);
  });

  it('varies by a fifth either way', () => {
    expect(retryDelay(1, 0)).toBe(4000);
    expect(retryDelay(1, 1)).toBe(6000);
  });
});
