import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { facilitiesSearch, loadFacilities } from './loadFacilities.ts';

describe('the search of a facility list', () => {
  it('asks for all dealers of the index by default', () => {
    expect(facilitiesSearch('sites_a', {})).toMatchObject({ index: 'sites_a', limit: 100, filters: {}, sort_name: '' });
  });

  it('is narrowed by its fields', () => {
    const fields = {
      Filters: { value: 'site_region=Uppland&site_region=Gotland&site_brands=Volvo' },
      Limit: { value: 6 },
    };
    expect(facilitiesSearch('sites_a', fields)).toMatchObject({
      limit: 6,
      filters: { site_region: ['Uppland', 'Gotland'], site_brands: ['Volvo'] },
    });
  });
});

describe('loading a facility list', () => {
  const answering = (failed: boolean) => {
    const { gateways } = fakeCatalogue(0);
    const asked: SearchRequest[] = [];
    const searchDealers: typeof gateways.catalogue.searchDealers = (request) => {
      asked.push(request);
      return Promise.resolve(
        failed
          ? { facet: [], content: [], total_items: 0, error: true }
          : { facet: [], content: [{ id: '1', site_official_name: 'A' }], total_items: 1 },
      );
    };
    return { gateways: { ...gateways, catalogue: { ...gateways.catalogue, searchDealers } }, asked };
  };

  it('puts the dealers of the site into the store', async () => {
    const { gateways, asked } = answering(false);
    const store = testStore(gateways);
    await store.dispatch(loadFacilities('u1', {}));
    expect(asked.map(({ index }) => index)).toEqual(['sites_harbour-bil']);
    expect(store.getState().facilities['u1']).toEqual({
      status: 'ready',
      dealers: [{ id: '1', site_official_name: 'A' }],
    });
  });

  it('keeps a failure as such', async () => {
    const { gateways } = answering(true);
    const store = testStore(gateways);
    await store.dispatch(loadFacilities('u1', {}));
    expect(store.getState().facilities['u1']?.status).toBe('error');
  });

  it('asks nothing for a site without an index', async () => {
    const { gateways, asked } = answering(false);
    const store = testStore(gateways, {
      ...testSite,
      name: 'harbour-group',
      features: { stock: false, carStore: false },
    });
    await store.dispatch(loadFacilities('u1', {}));
    expect(asked).toEqual([]);
  });
});
