import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, testCar, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { loadDealerTeaser } from './loadDealerTeaser.ts';
import { loadTeaser, teaserSearch } from './loadTeaser.ts';
import { readTeaserFields } from './teaserFields.ts';

const fields = (values: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

describe('the search of a teaser', () => {
  it('is for the cars of the week', () => {
    const search = teaserSearch('vehicles_x', readTeaserFields(fields({ Mode: 'week' })));
    expect(search.filters).toEqual({ caroftheweek: [true] });
  });

  it('is for up to 100 fixed ids', () => {
    const search = teaserSearch('vehicles_x', readTeaserFields(fields({ Mode: 'ids', CarIds: '3, 1;2' })));
    expect(search).toMatchObject({ limit: 100, filters: { car_id: ['3', '1', '2'] } });
  });

  it('is for a query of 8 cars', () => {
    const plain = readTeaserFields(fields({ Mode: 'query', Filters: 'car_fuel=El&car_price=0-200000' }));
    expect(teaserSearch('vehicles_x', plain)).toMatchObject({
      limit: 8,
      sort_name: '',
      filters: { car_fuel: ['El'], car_price: ['0-200000'] },
    });
  });

  it('has the order that the editor chose', () => {
    const plain = readTeaserFields(fields({ Mode: 'query', Filters: 'car_fuel=El&car_price=0-200000' }));
    expect(teaserSearch('vehicles_x', { ...plain, sortName: 'car_price:asc', limit: 4 })).toMatchObject({
      limit: 4,
      sort_name: 'car_price:asc',
    });
  });
});

describe('the layout of a teaser', () => {
  it.each([
    ['ids', '', 'Grid'],
    ['ids', 'Scroller', 'Scroller'],
    ['query', '', 'Scroller'],
    ['query', 'Grid', 'Grid'],
    ['query', 'Spiral', 'Scroller'],
  ])('is for %s with "%s": %s', (mode, layout, expected) => {
    expect(readTeaserFields(fields({ Mode: mode, Layout: layout })).layout).toBe(expected);
  });
});

describe('loading a teaser', () => {
  it('keeps fixed cars in the order of their ids', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    expect(await store.dispatch(loadTeaser('a', fields({ Mode: 'ids', CarIds: '2,0,9|2' })))).toBe('');
    expect(fake.asked[0]).toMatchObject({
      index: 'vehicles_harbour-bil',
      limit: 100,
      filters: { car_id: ['2', '0', '9'] },
    });
    expect(store.getState().teasers['a']?.cars.map((car) => car.car_id)).toEqual(['2', '0']);
  });

  it('takes at most 100 ids', async () => {
    const fake = fakeCatalogue(0);
    const store = testStore(fake.gateways);
    const ids = Array.from({ length: 140 }, (_none, at) => String(at)).join('|');
    await store.dispatch(loadTeaser('a', fields({ Mode: 'ids', CarIds: ids })));
    await store.dispatch(loadTeaser('b', fields({ Mode: 'ids', CarIds: ' ' })));
    expect(fake.asked.map((search) => search.filters['car_id'])).toEqual([ids.split('|').slice(0, 100)]);
  });

  it('says what went wrong when the cars cannot be fetched', async () => {
    const fake = fakeCatalogue(0, () => ({ facet: [], content: [], total_items: 0, error: true }));
    const store = testStore(fake.gateways);
    const said = await store.dispatch(loadTeaser('a', fields({ Mode: 'week' })));
    expect(said).toBe('The cars of the teaser a could not be fetched: the search does not answer.');
    expect(store.getState().teasers['a']).toEqual({ status: 'error', cars: [] });
  });

  it('leaves out a car that is sold', async () => {
    const fake = fakeCatalogue(2, () => ({ content: [testCar(1, { car_sale_state: 'sold' }), testCar(2)] }));
    const store = testStore(fake.gateways);
    await store.dispatch(loadTeaser('a', fields({ Mode: 'ids', CarIds: '1,2' })));
    expect(store.getState().teasers['a']?.cars.map((car) => car.car_id)).toEqual(['2']);
  });

  it.each(['week', 'query', 'ids'])(
    'says what went wrong when the cars of a %s teaser cannot be fetched',
    async (Mode) => {
      const fake = fakeCatalogue(0, () => ({ content: [], error: true }));
      const store = testStore(fake.gateways);
      const error = await store.dispatch(loadTeaser('a', fields({ Mode, CarIds: '1' })));
      expect(error).toMatch(/teaser a could not be fetched/);
      expect(store.getState().teasers['a']).toEqual({ status: 'error', cars: [] });
    },
  );

  it('asks nothing on a site without stock', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways, {
      ...testSite,
      name: 'harbour-group',
      features: { stock: false, carStore: false },
    });
    await store.dispatch(loadTeaser('a', {}));
    await store.dispatch(loadDealerTeaser('b', {}));
    expect(fake.asked).toEqual([]);
  });
});

describe('a teaser of dealers', () => {
  const withDealers = (content: Partial<Dealer>[], error?: true) => {
    const { gateways } = fakeCatalogue(3);
    const asked: SearchRequest[] = [];
    const searchDealers: typeof gateways.catalogue.searchDealers = (search) => {
      asked.push(search);
      return Promise.resolve({ facet: [], content, total_items: content.length, ...(error ? { error } : {}) });
    };
    return { store: testStore({ ...gateways, catalogue: { ...gateways.catalogue, searchDealers } }), asked };
  };

  it('requests 4 dealers unless the editor says otherwise', async () => {
    const { store, asked } = withDealers([{ id: '1', slug: 'a', site_official_name: 'A' }, { id: '2' }]);
    expect(await store.dispatch(loadDealerTeaser('a', {}))).toBe('');
    const narrowed = fields({ Filters: 'site_region=Gotland', SortName: 'site_city:asc', Limit: '3' });
    await store.dispatch(loadDealerTeaser('b', narrowed));
    expect(asked).toMatchObject([
      { index: 'sites_harbour-bil', limit: 4, sort_name: '', filters: {} },
      { limit: 3, sort_name: 'site_city:asc', filters: { site_region: ['Gotland'] } },
    ]);
    expect(store.getState().teasers['a']?.dealers).toEqual([{ id: '1', slug: 'a', site_official_name: 'A' }]);
  });

  it('asks for 4 cars of dealers when it shows cars', async () => {
    const fake = fakeCatalogue(9);
    const store = testStore(fake.gateways);
    await store.dispatch(
      loadDealerTeaser('a', fields({ Show: 'Cars', Filters: 'car_site_name=Harbour Bil Uppsala&x=1' })),
    );
    expect(fake.asked[0]).toMatchObject({
      index: 'vehicles_harbour-bil',
      limit: 4,
      filters: { car_site_name: ['Harbour Bil Uppsala'] },
    });
    expect(store.getState().teasers['a']?.cars).toHaveLength(4);
  });

  it('says what went wrong when the dealers cannot be fetched', async () => {
    const { store } = withDealers([], true);
    expect(await store.dispatch(loadDealerTeaser('a', {}))).toMatch(/teaser a could not be fetched/);
    expect(store.getState().teasers['a']).toEqual({ status: 'error', cars: [], dealers: [] });
  });
});
