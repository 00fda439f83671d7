import { describe, expect, it, jest } from '@jest/globals';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import { createPinPositions } from './createPinPositions.ts';

type SearchDealers = CatalogueGateway['searchDealers'];
type Answer = Awaited<ReturnType<SearchDealers>>;

const answer = (positions: string[]): Answer => ({
  content: positions.map((site_geocoord) => ({ site_geocoord })),
  facet: [],
  total_items: positions.length,
});

describe('createPinPositions()', () => {
  it('lists the positions of the dealers of a site', async () => {
    const searchDealers = jest.fn<SearchDealers>().mockResolvedValue(answer(['59.86,17.64', '', '57.7,11.97']));
    expect(await createPinPositions({ searchDealers })('polhem-bil')).toBe('57.7,11.97 59.86,17.64');
  });

  it('searches once for many tiles', async () => {
    const searchDealers = jest.fn<SearchDealers>().mockResolvedValue(answer(['59.86,17.64']));
    const pinsOn = createPinPositions({ searchDealers });
    await Promise.all([pinsOn('polhem-bil'), pinsOn('polhem-bil')]);
    await pinsOn('polhem-bil');
    expect(searchDealers).toHaveBeenCalledTimes(1);
  });

  it('lists none while the search fails', async () => {
    const searchDealers = jest.fn<SearchDealers>().mockResolvedValue({ ...answer([]), error: true });
    expect(await createPinPositions({ searchDealers })('polhem-bil')).toBe('');
  });
});
