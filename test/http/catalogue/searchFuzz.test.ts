import { describe, expect, it } from '@jest/globals';
import { sendOddSearches } from './sendOddSearches.ts';

describe('odd addresses and searches', () => {
  it('never break a page', async () => {
    const { answered, failed, strayed } = await sendOddSearches(80, 41);
    expect(failed).toEqual([]);
    expect(strayed).toEqual([]);
    expect(answered['2']).toBeGreaterThan(40); // They are odd, but many are still valid.
    expect(answered['4']).toBeGreaterThan(10);
  });
});
