import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, loadContext, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { FakeCatalogue } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loadRoute } from '../../../test/fixtures/pages/loadRoute.ts';
import type { PageOutcome, RouteOutcome } from '../../framework/PageRoute.ts';

async function load(fake: FakeCatalogue, address: string, store = testStore(fake.gateways)): Promise<RouteOutcome> {
  return loadRoute(loadContext(store, fake.gateways, address), 'carList');
}

async function loadPage(fake: FakeCatalogue, address: string): Promise<PageOutcome> {
  const outcome = await load(fake, address);
  if (outcome.kind !== 'page') throw new Error('expected a page');
  return outcome;
}

describe('the route of the car list', () => {
  it('asks for one page of cars in the first order', async () => {
    const fake = fakeCatalogue(200);
    await load(fake, '/bilar');
    expect(fake.asked).toHaveLength(1);
    expect(fake.asked[0]).toMatchObject({
      index: 'vehicles_harbour-bil',
      limit: 48,
      offset: 0,
      sort_name: 'car_publishdate:desc',
      facets: testSite.facets,
    });
  });

  it('fetches a deep page that is opened anew in one go', async () => {
    const fake = fakeCatalogue(200);
    const store = testStore(fake.gateways);
    await load(fake, '/bilar?page=2', store);
    expect(fake.asked[0]).toMatchObject({ limit: 144, offset: 0 });
    expect(store.getState().carList.cars).toHaveLength(144);
  });

  it('appends the next page to the list on screen', async () => {
    const fake = fakeCatalogue(200);
    const store = testStore(fake.gateways);
    await load(fake, '/bilar', store);
    await load(fake, '/bilar?page=1', store);
    expect(fake.asked[1]).toMatchObject({ limit: 48, offset: 48, facets: [] });
    const { cars, facets } = store.getState().carList;
    expect(cars.map((car) => car.car_id)).toEqual(Array.from({ length: 96 }, (_none, at) => String(at)));
    expect(facets.length).toBeGreaterThan(0);
  });

  it('does not fetch a deep list again that is in the store', async () => {
    const fake = fakeCatalogue(200);
    const store = testStore(fake.gateways);
    await load(fake, '/bilar?page=1', store);
    await load(fake, '/bilar?page=1', store);
    expect(fake.asked).toHaveLength(1);
  });

  it('spells path segments as the facets do', async () => {
    const fake = fakeCatalogue(3);
    const page = await loadPage(fake, '/bilar/volvo/xc60');
    expect(fake.asked[0]).toMatchObject({ limit: 0, facets: [{ name: 'car_brand', child_name: 'car_model' }] });
    expect(fake.asked[1]?.filters).toEqual({ car_brand: ['Volvo>XC60'] });
    expect(page.head).toMatchObject({
      title: 'Volvo XC60 i lager | Harbour Bil',
      canonical: 'https://bil.example/bilar/volvo/xc60',
      noindex: false,
    });
    expect(page.breadcrumbs.map((crumb) => crumb.title)).toEqual(['Start', 'Bilar i lager', 'Volvo', 'XC60']);
    expect(page.head.structuredData).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })]);
  });

  it('spells path segments as the facets on screen do while the search fails', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    await load(fake, '/bilar', store);
    fake.gateways.catalogue.searchCars = () => Promise.resolve({ facet: [], content: [], total_items: 0, error: true });
    await load(fake, '/bilar/volvo', store);
    expect(store.getState().carList).toMatchObject({ status: 'error', list: { filters: { car_brand: ['Volvo'] } } });
  });

  it('keeps the page of an address with segments', async () => {
    const fake = fakeCatalogue(200);
    await load(fake, '/bilar/volvo?page=1');
    expect(fake.asked[1]).toMatchObject({ limit: 96, offset: 0 });
  });

  it('describes the cars of a brand', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    const outcome = await load(fake, '/bilar/volvo', store);
    const { landing } = store.getState().carList;
    expect(landing?.text.replace(/\s/g, ' ')).toBe(
      'Just nu har vi 3 Volvo i lager. Priserna går från 0 kr till 1 000 kr. Det vanligaste drivmedlet är El.',
    );
    expect(landing?.groups).toEqual([{ title: 'Modeller från Volvo', brand: 'Volvo', values: [['XC60', 2]] }]);
    expect(outcome).toMatchObject({ head: { description: landing?.text } });
  });

  it('links to every brand from the whole list', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    await load(fake, '/bilar', store);
    expect(store.getState().carList.landing?.groups[0]).toMatchObject({ brand: '', values: [['Volvo', 3]] });
  });

  it('describes nothing in a filtered list', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    await load(fake, '/bilar/volvo?car_fuel=El', store);
    expect(store.getState().carList.landing).toBeNull();
  });

  it('shows what editors wrote about a brand in place of its own words', async () => {
    const fake = fakeCatalogue(3);
    const direct = fake.gateways.content.layout;
    fake.gateways.content.layout = async (query) => {
      const answer = await direct(query);
      if (query.path !== '/bilar/volvo') return answer;
      const section = { uid: '1', componentName: 'RichTextBlock', dataSource: '', params: {}, fields: {} };
      const route = {
        name: 'volvo',
        displayName: 'Volvo',
        itemId: 'x',
        itemLanguage: 'sv',
        templateName: 'Page',
        fields: { metaTitle: { value: 'Allt om Volvo' }, metaDescription: { value: 'Säkra bilar.' } },
        placeholders: { 'headless-main': [section] },
      };
      return { ...answer, route };
    };
    const page = await loadPage(fake, '/bilar/volvo');
    expect(page.head).toMatchObject({
      title: 'Allt om Volvo | Harbour Bil',
      description: 'Säkra bilar.',
      noindex: false,
    });
    expect(page.layout?.route?.placeholders['headless-main']).toHaveLength(1);
    expect(page.breadcrumbs.at(-1)).toEqual({ title: 'Volvo', path: '/bilar/volvo' });
    expect((await loadPage(fake, '/bilar/volvo/xc60')).head.title).toBe('Volvo XC60 i lager | Harbour Bil');
  });

  it('marks cars that came in during the last seven days', async () => {
    const day = (date: string): { car_id: string; car_publishdate: string } => ({
      car_id: date,
      car_publishdate: date,
    });
    const content = [day('2026-11-15'), day('2026-11-09'), day('2026-11-08'), day('')];
    const fake = fakeCatalogue(4, () => ({ content }));
    const store = testStore(fake.gateways);
    await load(fake, '/bilar', store);
    expect(store.getState().carList.cars.map((car) => car.newInStock ?? false)).toEqual([true, true, false, false]);
    expect(store.getState().carList.cars[0]).not.toHaveProperty('car_publishdate');
  });

  it('is not found for a segment that is no brand', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    const page = await load(fake, '/bilar/foo-bar', store);
    expect(page).toMatchObject({ status: 404, head: { title: 'Sidan finns inte | Harbour Bil', noindex: true } });
    expect(page).toMatchObject({ head: { description: 'Vi har inget märke och ingen modell som heter ”foo bar”.' } });
    expect(store.getState().carList.unknownWords).toBe('foo bar');
  });

  it('is not found for a segment that is no model of the brand', async () => {
    expect(await load(fakeCatalogue(3), '/bilar/volvo/foo')).toMatchObject({ status: 404 });
  });

  it('keeps the list of a segment when the brands cannot be read', async () => {
    const fake = fakeCatalogue(0, () => ({ facet: [], content: [], total_items: 0, error: true }));
    expect(await load(fake, '/bilar/foo')).toMatchObject({ status: 200, head: { noindex: true } });
  });

  it.each([
    ['/bilar?page=25', '/bilar?page=4'],
    ['/bilar?page=5&car_fuel=El', '/bilar?car_fuel=El&page=4'],
  ])('sends a page beyond the last on to the last one: %s', async (address, location) => {
    expect(await load(fakeCatalogue(200), address)).toEqual({ kind: 'redirect', status: 302, location });
  });

  it.each([
    ['?car_fuel=Electric', 0, true],
    ['?car_brand=VW', 0, true],
    ['?car_brand=Volvo%3EXC90', 0, true],
    ['?car_fuel=El', 0, undefined],
    ['?car_brand=Volvo%3EXC60&car_price=1-2', 0, undefined],
    ['?car_fuel=Electric', 3, undefined],
  ])('may have a better address for values that the stock does not have: %s of %i cars', async (search, total, may) => {
    expect((await loadPage(fakeCatalogue(total), `/bilar${search}`)).mayBeRedirected).toBe(may);
  });

  it('sends words that are facet values on to their filters', async () => {
    const outcome = await load(fakeCatalogue(3), '/bilar?keyphrase=volvo+red');
    expect(outcome).toEqual({ kind: 'redirect', status: 302, location: '/bilar/volvo?keyphrase=red' });
  });

  it('keeps words that are none', async () => {
    const fake = fakeCatalogue(3);
    const page = await loadPage(fake, '/bilar?keyphrase=red');
    expect(fake.asked.at(-1)?.keyphrase).toBe('red');
    expect(page.head).toMatchObject({ noindex: true, canonical: '' });
  });

  it('tells a failed search from an empty one', async () => {
    const fake = fakeCatalogue(0, () => ({ facet: [], content: [], total_items: 0, error: true }));
    const store = testStore(fake.gateways);
    const outcome = await load(fake, '/bilar', store);
    expect(store.getState().carList.status).toBe('error');
    expect(outcome).toMatchObject({ status: 200, head: { noindex: true } });
  });

  it('is not found on a site without stock', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways, { ...testSite, features: { stock: false, carStore: false } });
    expect(await load(fake, '/bilar', store)).toMatchObject({ kind: 'page', status: 404 });
    expect(fake.asked).toHaveLength(0);
  });

  it('drops an answer that a later request has overtaken', async () => {
    const fake = fakeCatalogue(3);
    const store = testStore(fake.gateways);
    let answerFirst = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answerFirst = resolve));
    const direct = fake.gateways.catalogue.searchCars;
    fake.gateways.catalogue.searchCars = async (request) => {
      if (request.filters['car_fuel']) await waiting;
      return direct(request);
    };
    const first = load(fake, '/bilar?car_fuel=El', store);
    await load(fake, '/bilar?sort=car_price:asc', store);
    answerFirst();
    await first;
    expect(store.getState().carList).toMatchObject({ status: 'ready', list: { sort: 'car_price:asc', filters: {} } });
  });
});
