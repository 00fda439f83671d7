import { describe, expect, it } from '@jest/globals';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { nearbyDealers } from './nearbyDealers.ts';

const uppsala = { id: '1', slug: 'uppsala', site_official_name: 'Uppsala', site_geocoord: '59.86,17.64' } as Dealer;
const at = (id: string, site_geocoord: string): Partial<Dealer> => ({
  id,
  slug: `dealer-${id}`,
  site_official_name: `Dealer ${id}`,
  site_geocoord,
});

describe('nearbyDealers', () => {
  it('sorts by distance', () => {
    const found = nearbyDealers(uppsala, [at('2', '60.67,17.14'), at('3', '59.33,18.07'), uppsala]);
    expect(found.map(({ id, distance }) => [id, Math.round(distance)])).toEqual([
      ['3', 64],
      ['2', 94],
    ]);
  });

  it('leaves out dealers beyond reach', () => {
    expect(nearbyDealers(uppsala, [at('2', '65.58,22.15')])).toEqual([]);
  });

  it('leaves out dealers without a position', () => {
    expect(nearbyDealers(uppsala, [at('2', '')])).toEqual([]);
  });

  it('returns at most four', () => {
    const all = Array.from({ length: 6 }, (_, index) => at(`near-${index}`, '59.33,18.07'));
    expect(nearbyDealers(uppsala, all)).toHaveLength(4);
  });

  it('finds none around a dealer without a position', () => {
    expect(nearbyDealers({ ...uppsala, site_geocoord: '' }, [at('2', '59.33,18.07')])).toEqual([]);
  });
});
