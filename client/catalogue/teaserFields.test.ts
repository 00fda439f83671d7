import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, testStore } from '../../test/fixtures/fakeCatalogue.ts';
import { readTeaserFields, teaserSearch } from './teaserFields.ts';
import { loadTeaser } from './teasersState.ts';

const fields = (values: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

describe('the search of a teaser', () => {
  it('is for the cars of the week', () => {
    const search = teaserSearch('vehicles_x', readTeaserFields(fields({ Mode: 'week' })));
    expect(search.filters).toEqual({ caroftheweek: [true] });
  });

  it('is for fixed ids, up to 100', () => {
    const search = teaserSearch('vehicles_x', readTeaserFields(fields({ Mode: 'ids', CarIds: '3, 1;2' })));
    expect(search).toMatchObject({ limit: 100, filters: { car_id: ['3', '1', '2'] } });
  });

  it('is for a query of 8 cars, ordered only when the editor says so', () => {
    const plain = readTeaserFields(fields({ Mode: 'query', Filters: 'car_fuel=El&car_price=0-200000' }));
    expect(teaserSearch('vehicles_x', plain)).toMatchObject({
      limit: 8,
      sort_name: '',
      filters: { car_fuel: ['El'], car_price: ['0-200000'] },
    });
    expect(teaserSearch('vehicles_x', { ...plain, sortName: 'car_price:asc', limit: 4 })).toMatchObject({
      limit: 4,
      sort_name: 'car_price:asc',
    });
  });
});

describe('loading a teaser', () => {
  it('keeps fixed cars in the order of their ids', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    await store.dispatch(loadTeaser('a', readTeaserFields(fields({ Mode: 'ids', CarIds: '2,0,9' }))));
    expect(store.getState().teasers['a']?.cars.map((car) => car.car_id)).toEqual(['2', '0']);
  });

  it('marks a failed one', async () => {
    const fake = fakeCatalogue(0, () => ({ content: [], error: true }));
    const store = testStore(fake.gateways);
    await store.dispatch(loadTeaser('a', readTeaserFields({})));
    expect(store.getState().teasers['a']).toEqual({ status: 'error', cars: [] });
  });
});
