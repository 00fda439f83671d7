import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { cardFields, listFields } from '../../../shared/catalogue/car/carFields.ts';
import { detailFields } from '../../../shared/catalogue/car/detailFields.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { FakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import { searchProxyApp, startContractProxy } from './searchProxyApp.ts';

const cars = 'vehicles_polhem-bil';
const dealers = 'sites_polhem-bil';

interface Use {
  use: string;
  path: string;
  /** Expected part of one of the page's searches. */
  asks: Partial<SearchRequest>;
}

/** Every use of the search with its required request; add a line for a new page. */
const uses: Use[] = [
  {
    use: 'the car list',
    path: '/bilar',
    asks: { index: cars, limit: 48, offset: 0, fields: listFields, sort_name: 'car_publishdate:desc', filters: {} },
  },
  {
    use: 'the car list, filtered, in another order',
    path: '/bilar?car_fuel=El&car_price=0-450000&sort=car_price%3Aasc',
    asks: { limit: 48, sort_name: 'car_price:asc', filters: { car_fuel: ['El'], car_price: ['0-450000'] } },
  },
  { use: 'a deep page of the car list, opened anew', path: '/bilar?page=2', asks: { limit: 144, offset: 0 } },
  { use: 'the last page of the car list', path: '/bilar?page=25', asks: { limit: 48 * 20, offset: 0 } },
  { use: 'words in the car list', path: '/bilar?keyphrase=xc60', asks: { keyphrase: '', limit: 0 } },
  {
    use: 'brands and models, for addresses and breadcrumbs',
    path: '/bilar/volvo/xc60',
    asks: { index: cars, limit: 0, facets: [{ name: 'car_brand', child_name: 'car_model' }], filters: {} },
  },
  {
    use: 'a landing page of a model',
    path: '/bilar/volvo/xc60',
    asks: { limit: 48, filters: { car_brand: ['Volvo>XC60'] } },
  },
  {
    use: 'a car by its id',
    path: '/bil/car-01/slug-01',
    asks: { index: cars, limit: 1, filters: { car_id: ['car-01'] }, fields: [...detailFields, 'car_energy'] },
  },
  {
    use: 'similar cars, without the car itself',
    path: '/bil/car-01/slug-01',
    asks: { index: cars, limit: 8, filters: { car_id: { not: ['car-01'] }, car_body: ['SUV'] } },
  },
  {
    use: 'recommendations in place of a car that is gone',
    path: '/bil/gone/no-car',
    asks: { limit: 8, filters: { car_id: { not: ['gone'] } } },
  },
  {
    use: 'the car of the week',
    path: '/',
    asks: { index: cars, filters: { caroftheweek: [true] }, fields: [...cardFields] },
  },
  {
    use: 'a query teaser',
    path: '/',
    asks: { limit: 8, sort_name: 'car_publishdate:desc' },
  },
  {
    use: 'a teaser of chosen cars',
    path: '/vinterkampanj',
    asks: { index: cars, limit: 100, filters: { car_id: ['410653', '410321', '410155', '410504'] } },
  },
  { use: 'a teaser of dealers', path: '/', asks: { index: dealers, limit: 4, filters: {} } },
  {
    use: 'a teaser of the cars at a dealer',
    path: '/om-oss',
    asks: { index: cars, limit: 4, filters: { car_site_city: ['Gävle'] }, sort_name: 'car_publishdate:desc' },
  },
  {
    use: 'cars that are compared',
    path: '/jamfor?cars=car-01,car-17',
    asks: { index: cars, limit: 2, filters: { car_id: ['car-01', 'car-17'] }, fields: detailFields },
  },
  {
    use: 'the dealer list',
    path: '/anlaggningar',
    asks: { index: dealers, limit: 48, offset: 0, sort_name: 'website_sort_order:asc', filters: {} },
  },
  { use: 'a deep page of the dealer list, opened anew', path: '/anlaggningar?page=1', asks: { limit: 96, offset: 0 } },
  {
    use: 'a dealer by its slug',
    path: '/anlaggning/dealer-1',
    asks: { index: dealers, limit: 1, filters: { slug: ['dealer-1'] } },
  },
  {
    use: 'the latest cars of a dealer',
    path: '/anlaggning/dealer-1',
    asks: { index: cars, limit: 12, filters: { car_site_id: ['d1'] }, sort_name: 'car_publishdate:desc' },
  },
  { use: 'a list of facilities', path: '/kontakt', asks: { index: dealers, limit: 27, facets: [] } },
];

let proxy: FakeSearchProxy;
let app: Express;

beforeAll(async () => {
  proxy = await startContractProxy();
});
afterAll(() => proxy.stop());
beforeEach(async () => {
  ({ app } = await searchProxyApp(proxy));
  proxy.calls.length = 0;
});

describe('what pages ask the search for', () => {
  it.each(uses)('$use', async ({ path, asks }) => {
    await request(app).get(path).set('Host', 'polhem-bil.localhost');
    const bodies = proxy.calls.map(({ body }) => body);
    expect(bodies).toEqual(expect.arrayContaining([expect.objectContaining(asks)]));
  });

  it('every facet that the site configures', async () => {
    await request(app).get('/bilar').set('Host', 'polhem-bil.localhost').expect(200);
    const facets = proxy.calls[0]?.body.facets ?? [];
    expect(facets).toContainEqual({ name: 'car_brand', child_name: 'car_model' });
    const names = facets.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['car_price', 'car_mileage', 'car_power']));
    expect(names).toEqual(
      expect.arrayContaining(['car_privateleasing_monthly_cost', 'car_companyleasing_monthly_cost']),
    );
  });

  it('every page has but one search of a kind', async () => {
    await request(app).get('/').set('Host', 'polhem-bil.localhost').expect(200);
    const asked = proxy.calls.map(({ body }) => JSON.stringify(body));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('the list fields of 24 cars by default in the browser', async () => {
    await request(app).post('/api/search').send({}).expect(200);
    expect(proxy.calls.map(({ body }) => body)).toEqual([
      { index: cars, fields: listFields, keyphrase: '', facets: [], limit: 24, offset: 0, sort_name: '', filters: {} },
    ]);
  });

  it('dealers in their own index in the browser', async () => {
    await request(app).post('/api/search').send({ index: dealers, limit: 100 }).expect(200);
    expect(proxy.calls[0]?.body).toMatchObject({ index: dealers, limit: 100 });
  });
});
