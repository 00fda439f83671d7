import { describe, expect, it } from '@jest/globals';
import { countText } from './moneyText.ts';
import { searchLimits } from './searchLimits.ts';

describe('searchLimits', () => {
  it('says how much a search requests by its use', () => {
    expect(searchLimits).toEqual({
      standard: 24,
      wholeRecords: 24,
      list: 48,
      dealers: 48,
      sampleDealers: 100,
      workshops: 100,
      recommendations: 8,
      latest: 12,
      dealerTeasers: 4,
      queryTeasers: 8,
      idTeasers: 100,
      reportedHits: 10_000,
    });
  });

  it('is how far a total is told', () => {
    expect(countText(searchLimits.reportedHits - 1)).toBe('9999');
    expect(countText(searchLimits.reportedHits)).toBe('10000+');
  });
});
