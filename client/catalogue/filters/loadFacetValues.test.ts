import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, loadContext, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { FakeCatalogue } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loadRoute } from '../../../test/fixtures/pages/loadRoute.ts';
import type { Facet, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { ValuesListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import type { AppStore } from '../../app/store.ts';
import { createTranslate } from '../../site/translate.ts';
import { buildListContext } from '../listContext.ts';
import { loadFacetValues } from './loadFacetValues.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const fuels = Array.from({ length: 12 }, (_none, at) => ({ text: `Fuel ${at}`, count: 12 - at }));
const facet: Facet[] = [{ name: 'car_fuel', type: 'terms', value: fuels }];
const context = buildListContext(testSite, createTranslate(dictionaryTexts('sv'), 'sv-SE'));
const catalogue = (isFailing: (request: SearchRequest) => boolean = () => false): FakeCatalogue =>
  fakeCatalogue(5, (request) => (isFailing(request) ? { facet: [], error: true } : { facet }));

async function load(fake: FakeCatalogue, address: string, store = testStore(fake.gateways)): Promise<AppStore> {
  const page = loadContext(store, fake.gateways, address);
  await loadRoute(page, 'carList');
  return store;
}
const fuelOf = (store: AppStore): ValuesListFacet | undefined =>
  store.getState().carList.facets.find((one): one is ValuesListFacet => one.name === 'car_fuel');

describe('the values of a facet', () => {
  it('are the first eight with the chosen one in a first list', async () => {
    const fuel = fuelOf(await load(catalogue(), '/bilar?car_fuel=Fuel+10'));
    expect(fuel?.values.map(([text]) => text)).toEqual([...fuels.slice(0, 8).map(({ text }) => text), 'Fuel 10']);
    expect(fuel?.total).toBe(12);
  });

  it('are complete when the address requests them', async () => {
    const fake = catalogue();
    const store = testStore(fake.gateways);
    const page = loadContext(store, fake.gateways, '/bilar?values=car_fuel');
    const outcome = await loadRoute(page, 'carList');
    expect(fuelOf(store)).toEqual({
      kind: 'values',
      name: 'car_fuel',
      values: fuels.map((one) => [one.text, one.count]),
    });
    expect(outcome).toMatchObject({ head: { noindex: true, canonical: '' } });
  });

  it('are all there after any other list', async () => {
    const fake = catalogue();
    const store = await load(fake, '/bilar');
    await load(fake, '/bilar?sort=car_price:asc', store);
    expect(fuelOf(store)?.values).toHaveLength(12);
    expect(fuelOf(store)).not.toHaveProperty('total');
  });

  it('are loaded alone with the filters of the list', async () => {
    const fake = catalogue();
    const store = await load(fake, '/bilar?car_price=0-500');
    expect(await store.dispatch(loadFacetValues('car_fuel', context))).toBe(true);
    expect(fake.asked.at(-1)).toMatchObject({
      facets: [{ name: 'car_fuel' }],
      filters: { car_price: ['0-500'] },
      limit: 0,
    });
    expect(fuelOf(store)?.values).toHaveLength(12);
    expect(fuelOf(store)).not.toHaveProperty('total');
  });

  it('stay as they are when they cannot be loaded', async () => {
    const store = await load(
      catalogue(({ limit }) => limit === 0),
      '/bilar',
    );
    expect(await store.dispatch(loadFacetValues('car_fuel', context))).toBe(false);
    expect(fuelOf(store)).toMatchObject({ total: 12 });
  });

  it('of a list that has changed meanwhile are those of the new list', async () => {
    let answerFirst = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answerFirst = resolve));
    const fake = catalogue();
    const direct = fake.gateways.catalogue.searchCars;
    fake.gateways.catalogue.searchCars = async (request) => {
      if (request.limit === 0) await waiting;
      return direct(request);
    };
    const store = await load(fake, '/bilar');
    const loading = store.dispatch(loadFacetValues('car_fuel', context));
    await load(fake, '/bilar?car_price=0-500', store);
    const { facets } = store.getState().carList;
    answerFirst();
    expect(await loading).toBe(true);
    expect(store.getState().carList.facets).toBe(facets);
  });
});
