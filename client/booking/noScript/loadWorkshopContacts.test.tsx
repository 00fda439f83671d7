/**
 * @jest-environment jsdom
 * @alone: React state of server rendering leaks into the browser's next page.
 */
import '../../../test/fixtures/pages/textEncoder.ts';
import { describe, expect, it } from '@jest/globals';
import { Provider } from 'react-redux';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import type { LoadContext } from '../../framework/PageRoute.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { WorkshopsWithoutScripts } from './WorkshopsWithoutScripts.tsx';
import { loadWorkshopContacts } from './loadWorkshopContacts.ts';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';

const hours = { openinghours: [{ day: 'Måndag–fredag', displayText: '07.00–17.00' }], deviationdays: [] };

function dealer(name: string, point: string): Partial<Dealer> {
  const department = { name: '', official_name: '', department_type: '', erp_id: name, openingschedule: hours };
  return {
    id: name,
    site_official_name: `Harbour Bil ${name}`,
    site_street: 'Stålgatan 12',
    site_zip: '754 50',
    site_city: name,
    site_geocoord: point,
    site_departments: [
      { ...department, group: 'New cars', phone: '1', email: 'salj@harbour.example', brands: [], users: [] },
      {
        ...department,
        group: 'Workshop',
        phone: '018-123 45',
        email: `${name}@harbour.example`,
        brands: [],
        users: [],
      },
    ],
  };
}

const dealers = [
  dealer('Malmo', '55.6,13.0'),
  dealer('Lulea', '65.6,22.1'),
  dealer('Uppsala', '59.86,17.64'),
  ...['A', 'B', 'C', 'D'].map((name) => dealer(name, '57,12')),
];

/** The page's HTML for an address, and the requests to the dealers' index. */
async function page(search: string, places: Record<string, string> = { Uppsala: 'p1' }) {
  const requests: SearchRequest[] = [];
  const gateways = {
    catalogue: {
      searchDealers: (request: SearchRequest) => {
        requests.push(request);
        return Promise.resolve({ content: dealers, facet: [], total_items: dealers.length });
      },
    },
    places: {
      autocomplete: (input: string) => {
        if (input === 'Trasig') return Promise.reject(new Error('down'));
        const placeId = places[input];
        return Promise.resolve(placeId ? [{ placeId, description: input }] : []);
      },
      details: (placeId: string) =>
        Promise.resolve({ name: 'Uppsala', latitude: 59.8586, longitude: 17.6389, placeId, region: '' }),
    },
  } as unknown as Gateways;
  const store = createPageStore(gateways, { site: { context: testSite, texts: {}, navigation: [] } });
  const location = { path: '/verkstad/boka', search };
  const site = { name: 'harbour-bil', features: { stock: true } };
  await loadWorkshopContacts({ store, gateways, site, location } as LoadContext);
  const { html } = await renderOnServer(
    <Provider store={store}>
      <WorkshopsWithoutScripts />
    </Provider>,
  );
  const names = [...html.matchAll(/Harbour Bil (\w+)</g)].map(([, name]) => name);
  return { html, names, requests };
}

describe('the workshops for visitors without scripts', () => {
  it('are listed in the site’s order with contact details', async () => {
    const { html, names, requests } = await page('');
    expect(requests).toMatchObject([
      { index: 'sites_harbour-bil', limit: 100, filters: { department_group: ['Workshop'] } },
    ]);
    expect(html).toMatch(/^<noscript>/);
    expect(names).toEqual(['Malmo', 'Lulea', 'Uppsala', 'A', 'B', 'C']);
    expect(html).toContain('href="tel:+461812345"');
    expect(html).toContain('href="mailto:Uppsala@harbour.example"');
    expect(html).toContain('07:00–17:00');
    expect(html).not.toContain('salj@harbour.example');
    expect(html).toContain('href="/anlaggningar?department_group=Workshop"');
  });

  it('are the nearest to the place in the address', async () => {
    const { html, names } = await page('?place=Uppsala');
    expect(names[0]).toBe('Uppsala');
    expect(html).toContain('Verkstäderna närmast Uppsala');
    expect(html).toContain('near=59.86%2C17.64');
  });

  it('keep their order when the place is not known', async () => {
    const unknown = await page('?place=%3Cb%3EX');
    expect(unknown.html).toContain('Vi hittar inte &lt;b&gt;X.');
    expect(unknown.names[0]).toBe('Malmo');
  });

  it('keep their order when the place service fails', async () => {
    expect((await page('?place=Trasig')).names[0]).toBe('Malmo');
  });

  it('come with the reason when the place service fails', async () => {
    const { html } = await page('?place=Trasig');
    expect(html).toContain('Ortsökningen svarar inte just nu.');
    expect(html).not.toContain('Vi hittar inte');
  });
});
