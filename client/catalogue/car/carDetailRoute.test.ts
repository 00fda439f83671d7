import { describe, expect, it } from '@jest/globals';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { fakeCatalogue, loadContext, testCar, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { FakeCatalogue } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loadRoute } from '../../../test/fixtures/pages/loadRoute.ts';
import type { RouteOutcome } from '../../framework/PageRoute.ts';

function oneCar(): FakeCatalogue {
  return fakeCatalogue(12, ({ filters }) => {
    const ids = filters['car_id'];
    if (!Array.isArray(ids)) return undefined;
    const content = ids[0] === '7' ? [testCar(7, { car_is_used: true, car_description: 'Fin bil' })] : [];
    return { content, total_items: content.length };
  });
}

async function load(fake: FakeCatalogue, address: string, store = testStore(fake.gateways)): Promise<RouteOutcome> {
  return loadRoute(loadContext(store, fake.gateways, address), 'carDetail');
}

describe('the route of a car', () => {
  it('shows a car with its canonical address whatever the slug', async () => {
    const fake = oneCar();
    const store = testStore(fake.gateways);
    const outcome = await load(fake, '/bil/7/wrong', store);
    expect(outcome).toMatchObject({
      kind: 'page',
      status: 200,
      head: { canonical: 'https://bil.example/bil/7/volvo-xc60-7', title: 'Volvo XC60 | Harbour Bil' },
    });
    expect(store.getState().carDetail).toMatchObject({
      status: 'ready',
      car: { car_id: '7', car_description: 'Fin bil' },
    });
  });

  it('names the condition in the title as the stock writes it', async () => {
    const fake = fakeCatalogue(1, () => ({
      content: [testCar(7, { car_condition: 'Gebrauchtwagen' })],
      total_items: 1,
    }));
    expect(await load(fake, '/bil/7/volvo-xc60-7')).toMatchObject({
      head: { title: 'Volvo XC60, Gebrauchtwagen | Harbour Bil' },
    });
  });

  it('describes the car as used in structured data', async () => {
    const outcome = await load(oneCar(), '/bil/7/volvo-xc60-7');
    expect(outcome).toMatchObject({
      head: {
        structuredData: [
          { '@type': 'Car', offers: { availability: 'https://schema.org/InStock' } },
          { '@type': 'BreadcrumbList' },
        ],
      },
    });
  });

  it('sends an id alone on to the full path', async () => {
    expect(await load(oneCar(), '/bil/7')).toEqual({ kind: 'redirect', status: 302, location: '/bil/7/volvo-xc60-7' });
  });

  it('sends an id alone on with the query of its address', async () => {
    expect(await load(oneCar(), '/bil/7?months=48&down=80000&utm_source=mail')).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/bil/7/volvo-xc60-7?months=48&down=80000&utm_source=mail',
    });
  });

  it.each(['/bil/old', '/bil/old/volvo-xc60-old'])(
    'sends the earlier address %s of a car on to its present one',
    async (address) => {
      const fake = fakeCatalogue(1, ({ filters }) =>
        Array.isArray(filters['car_id'])
          ? { content: [testCar(7)], total_items: 1, moved_ids: { old: '7' } }
          : undefined,
      );
      expect(await load(fake, `${address}?utm_source=mail`)).toEqual({
        kind: 'redirect',
        status: 308,
        location: '/bil/7/volvo-xc60-7?utm_source=mail',
      });
    },
  );

  it('recommends other cars in place of one that is not there', async () => {
    const fake = oneCar();
    const store = testStore(fake.gateways);
    expect(await load(fake, '/bil/99/volvo-v60-2020', store)).toMatchObject({ status: 404, head: { noindex: true } });
    expect(fake.asked[1]).toMatchObject({ limit: 8, filters: { car_id: { not: ['99'] } } });
    const { status, similar, words } = store.getState().carDetail;
    expect([status, similar.length, words]).toEqual(['missing', 8, 'volvo v60 2020']);
  });

  it.each([
    ['2026-11-15', 200],
    ['2026-11-02', 200],
    ['2026-11-01', 410],
    ['', 200],
  ])('has for a car sold on "%s" the status %i', async (car_sold_at, status) => {
    // the gateways' time is noon of 2026-11-15
    const sold = testCar(7, { car_sale_state: 'sold', car_sold_at });
    const fake = fakeCatalogue(12, ({ filters }) =>
      Array.isArray(filters['car_id']) ? { content: [sold] } : undefined,
    );
    const store = testStore(fake.gateways);
    const outcome = await load(fake, '/bil/7/volvo-xc60-7', store);
    expect(outcome).toMatchObject({ kind: 'page', status, head: { noindex: true } });
    const { status: shown, car, similar, words } = store.getState().carDetail;
    expect(shown).toBe(status === 410 ? 'gone' : 'ready');
    expect(car?.car_sale_state).toBe(status === 410 ? undefined : 'sold');
    expect(similar).toHaveLength(8);
    expect(words).toBe(status === 410 ? 'volvo xc60 7' : '');
  });

  it('is gone also by its id alone', async () => {
    const sold = testCar(7, { car_sale_state: 'sold', car_sold_at: '2026-10-01' });
    const fake = fakeCatalogue(12, ({ filters }) =>
      Array.isArray(filters['car_id']) ? { content: [sold] } : undefined,
    );
    expect(await load(fake, '/bil/7')).toMatchObject({ kind: 'page', status: 410 });
  });

  it.each([
    ['reserved', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
  ] as const)('describes a car that is %s as %s', async (car_sale_state, availability) => {
    const car = testCar(7, { car_sale_state });
    const fake = fakeCatalogue(12, ({ filters }) =>
      Array.isArray(filters['car_id']) ? { content: [car] } : undefined,
    );
    expect(await load(fake, '/bil/7/volvo-xc60-7')).toMatchObject({
      head: {
        noindex: car_sale_state === 'sold',
        structuredData: [{ offers: { availability: `https://schema.org/${availability}` } }, {}],
      },
    });
  });

  it('asks for similar cars without the one that is shown', async () => {
    const fake = oneCar();
    await load(fake, '/bil/7/volvo-xc60-7');
    const similar = fake.asked.slice(1).map(({ filters }) => filters);
    expect(similar).toHaveLength(4);
    expect(similar.every(({ car_id }) => JSON.stringify(car_id) === '{"not":["7"]}')).toBe(true);
    expect(similar).toContainEqual({ car_id: { not: ['7'] }, car_brand: ['Volvo>XC60'] });
  });

  it('fails when the search fails', async () => {
    const fake = fakeCatalogue(0, () => ({ content: [], error: true }));
    await expect(load(fake, '/bil/7/x')).rejects.toThrow('could not be loaded');
  });

  describe('whose dealer is known', () => {
    const place = { car_site_id: 'd1', car_site_name: 'Harbour Bil Lund', car_companyerpid: '12' };
    const car = testCar(7, { ...place, car_departmenterpid: '345' });
    const department = {
      ...{ name: '', official_name: '', department_type: '', group: '', brands: [], users: [] },
      openingschedule: { openinghours: [], deviationdays: [] },
    };
    const dealer: Partial<Dealer> = {
      ...{ id: 'd1', slug: 'harbour-bil-lund', site_official_name: 'Harbour Bil Lund', site_street: 'Gatan 1' },
      ...{ site_zip: '222 22', site_city: 'Lund', site_phone: '046-1', site_email: 'lund@harbour.example' },
      site_departments: [
        { ...department, erp_id: '12.1', phone: '046-2', email: 'verkstad@harbour.example' },
        { ...department, erp_id: '12.345', phone: '046-3', email: '' },
      ],
    };

    function atDealer(found: Partial<Dealer>[]): FakeCatalogue & { askedDealers: SearchRequest[] } {
      const fake = fakeCatalogue(12, ({ filters }) =>
        Array.isArray(filters['car_id']) ? { content: [car] } : undefined,
      );
      const askedDealers: SearchRequest[] = [];
      fake.gateways.catalogue.searchDealers = (request) => {
        askedDealers.push(request);
        return Promise.resolve({ facet: [], content: found, total_items: found.length });
      };
      return { ...fake, askedDealers };
    }

    it('names the dealer with the department that sells the car', async () => {
      const fake = atDealer([dealer]);
      const store = testStore(fake.gateways);
      expect(await load(fake, '/bil/7/volvo-xc60-7', store)).toMatchObject({
        head: {
          structuredData: [
            {
              offers: {
                seller: {
                  '@type': 'AutoDealer',
                  name: 'Harbour Bil Lund',
                  url: 'https://bil.example/anlaggning/harbour-bil-lund',
                  telephone: '0463',
                  email: 'lund@harbour.example',
                  address: { streetAddress: 'Gatan 1', addressLocality: 'Lund', addressCountry: 'SE' },
                },
              },
            },
            {},
          ],
        },
      });
      expect(fake.askedDealers).toMatchObject([{ index: 'sites_harbour-bil', filters: { id: ['d1'] }, limit: 1 }]);
      expect(store.getState().carDetail.dealer).toMatchObject({
        slug: 'harbour-bil-lund',
        phone: '046-3',
        hours: null,
      });
    });

    it('does without it when it cannot be had', async () => {
      const fake = atDealer([]);
      const store = testStore(fake.gateways);
      expect(await load(fake, '/bil/7/volvo-xc60-7', store)).toMatchObject({
        status: 200,
        head: { structuredData: [{ offers: { seller: { '@type': 'AutoDealer', name: 'Harbour Bil Lund' } } }, {}] },
      });
      expect(store.getState().carDetail.dealer).toBeNull();
    });
  });

  it('is the same state all through a minute', async () => {
    const fake = oneCar();
    const store = testStore(fake.gateways);
    await load(fake, '/bil/7/volvo-xc60-7', store);
    expect(store.getState().carDetail.madeAt).toBe(Date.parse('2026-11-15T12:00:00Z'));
    fake.gateways.clock = { now: () => new Date('2026-11-15T12:00:59.999Z') };
    await load(fake, '/bil/7/volvo-xc60-7', store);
    expect(store.getState().carDetail.madeAt).toBe(Date.parse('2026-11-15T12:00:00Z'));
  });
});
