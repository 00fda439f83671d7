import { describe, expect, it } from '@jest/globals';
import { sendOddSearches } from '../../http/catalogue/sendOddSearches.ts';

describe('ten thousand odd addresses and ten thousand odd searches', () => {
  it('never break a page', async () => {
    const { failed, strayed } = await sendOddSearches(10_000, 4102);
    expect(failed).toEqual([]);
    expect(strayed).toEqual([]);
  }, 1_800_000);
});
