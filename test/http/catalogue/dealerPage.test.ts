import { describe, expect, it } from '@jest/globals';
import type { Gateways } from '../../../client/framework/Gateways.ts';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { readPage } from '../readPage.ts';
import { dealerPages, monday, wordsOf } from './dealerPages.ts';

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

async function dealer(slug: string): Promise<Dealer> {
  const answer: SearchResponse<Partial<Dealer>> = await (
    await demoGateways()
  ).catalogue.searchDealers({
    index: 'sites_polhem-bil',
    fields: [],
    keyphrase: '',
    facets: [],
    limit: 1,
    offset: 0,
    sort_name: '',
    filters: { slug: [slug] },
  });
  return answer.content[0] as Dealer;
}

describe('the page of a dealer', () => {
  it.each([
    ['without a slug', '/anlaggning', '/anlaggningar'],
    ['with an unknown slug', '/anlaggning/polhem-bil-tierp', '/anlaggningar'],
    ['in another language', '/en/dealer/polhem-bil-tierp', '/en/dealers'],
  ])('%s leads to the list', async (_case, path, list) => {
    const { status, location } = await (await dealerPages()).visit(path);
    expect([status, location]).toEqual([302, list]);
  });

  it('leads to the list when the search fails', async () => {
    const dead = await (await dealerPages(monday, 'dealers')).visit('/anlaggning/polhem-bil-uppsala');
    expect([dead.status, dead.location]).toEqual([302, '/anlaggningar']);
    const without = await (await dealerPages(monday, 'cars')).visit('/anlaggning/polhem-bil-uppsala');
    expect(without.status).toBe(200);
    expect(wordsOf(without.text)).toContain('Se bilar i lager');
    expect(wordsOf(without.text)).not.toContain('Senast inkommet');
  });

  it('has its departments with hours', async () => {
    const uppsala = await dealer('polhem-bil-uppsala');
    const { status, text } = await (await dealerPages()).visit('/anlaggning/polhem-bil-uppsala');
    const page = readPage(text);
    const words = wordsOf(text);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Polhem Bil Uppsala<\/h1>/);
    const maps = page.links.filter((href) => href.includes('google.com/maps'));
    expect(maps.map((href) => new URL(href).pathname)).toEqual(['/maps/search/', '/maps/dir/']);
    for (const href of maps) expect(decodeURIComponent(href)).toContain('Stålgatan 12 754 50 Uppsala');
    expect(page.links).toContain(`tel:${uppsala.site_phone.replaceAll(' ', '')}`);
    expect(page.links).toContain(`mailto:${uppsala.site_email}`);
    expect([...text.matchAll(/<h3 class="h4">([^<]*)</g)].map(([, group]) => group)).toEqual([
      'Nya bilar',
      'Begagnade bilar',
      'Verkstad',
      'Reservdelar',
      'Skadeverkstad',
    ]);
    const hours = text.replaceAll(/<b class="dealer-hours-today">.*?<\/b>/g, '');
    for (const department of uppsala.site_departments) {
      const { openinghours, deviationdays } = department.openingschedule;
      for (const { day, displayText } of [...openinghours, ...deviationdays]) {
        expect(hours).toContain(`<th scope="row">${day}</th><td>${displayText}</td>`);
      }
      for (const user of department.users) {
        expect(words).toContain(`${user.first_name} ${user.last_name}`);
        expect(page.links).toContain(`mailto:${user.email}`);
      }
    }
    expect(page.links).toContain('/verkstad');
    expect(page.links).toContain('/anlaggningar');
  });

  it.each([
    ['/anlaggning/polhem-bil-uppsala', '/verkstad'],
    ['/en/dealer/polhem-bil-uppsala', '/en/workshop'],
  ])('leads from %s to a workshop page that the menu hides', async (path, workshop) => {
    const navigation = () => Promise.resolve([]);
    const gateways = await demoGateways();
    const hidden: Gateways = { ...gateways, content: { ...gateways.content, navigation } };
    const app = createApp(await testServices({ gateways: hidden, logger: collectingLogger() }));
    const { text } = await request(app).get(path).set('Host', 'polhem-bil.localhost').expect(200);
    const hero = text.slice(text.indexOf('class="dealer-hero"'), text.indexOf('dealer-departments'));
    expect(hero).toContain(`href="${workshop}"`);
  });

  it('shows its latest arrivals', async () => {
    const { visit, asked } = await dealerPages();
    const { text } = await visit('/anlaggning/polhem-bil-uppsala');
    const filters = { car_website_city: ['Uppsala'], car_site_name: ['Polhem Bil Uppsala'] };
    expect(asked.cars[0]).toMatchObject({ limit: 0, filters });
    expect(asked.cars[1]).toMatchObject({
      limit: 12,
      sort_name: 'car_publishdate:desc',
      filters: { car_site_id: ['1001'] },
    });
    const stock = readPage(text).links.find((href) => href.includes('car_website_city'));
    expect(stock).toBe('/bilar?car_website_city=Uppsala&car_site_name=Polhem+Bil+Uppsala');
    const list = await visit(stock ?? '');
    const count = /Se (\d+) bilar i lager/.exec(wordsOf(text))?.[1];
    expect(wordsOf(list.text)).toContain(`${count ?? 'no'} bilar`);
    expect(readPage(text).links.filter((href) => href.startsWith('/bil/'))).toHaveLength(12);
    expect(readPage(text).links).toContain('/bilar');
  });

  it('describes the dealer to search engines', async () => {
    const { text } = await (await dealerPages()).visit('/en/dealer/polhem-bil-uppsala');
    const page = readPage(text);
    const [data, crumbs] = structuredData(text);
    expect(data).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Polhem Bil Uppsala',
      url: 'http://polhem-bil.localhost/en/dealer/polhem-bil-uppsala',
      address: { streetAddress: 'Stålgatan 12', postalCode: '754 50', addressCountry: 'SE' },
      geo: { latitude: 59.8739, longitude: 17.6768 },
    });
    const christmasEve = { validFrom: '2026-12-24', validThrough: '2026-12-24', dayOfWeek: 'Thursday' };
    expect(data?.['openingHoursSpecification']).toContainEqual(
      expect.objectContaining({ ...christmasEve, opens: '00:00', closes: '00:00' }),
    );
    expect(data?.['department']).toHaveLength(5);
    const items = crumbs?.['itemListElement'] as { name: string }[] | undefined;
    expect(items?.map(({ name }) => name)).toEqual(['Home', 'Our dealerships', 'Polhem Bil Uppsala']);
    expect(page.canonical).toBe('http://polhem-bil.localhost/en/dealer/polhem-bil-uppsala');
    expect(page.alternates.get('sv')).toBe('http://polhem-bil.localhost/anlaggning/polhem-bil-uppsala');
    expect(page.title).toBe('Polhem Bil Uppsala | Polhem Bil');
  });

  it.each([
    ['a morning', '2026-11-23T08:30:00Z', 'Öppet till 18:00'],
    ['a night after the workshop has closed', '2026-11-24T00:30:00Z', 'Stängt, öppnar 07:00'],
    ['a night while it works', '2026-11-23T23:30:00Z', 'Öppet till 01:00'],
    ['Christmas Eve', '2026-12-24T11:00:00Z', 'Stängt, öppnar i morgon 07:00'],
    ['Saturday evening', '2026-11-28T20:00:00Z', 'Stängt, öppnar i morgon 11:00'],
  ])('says what is open on %s', async (_case, at, words) => {
    const { text } = await (await dealerPages(at)).visit('/anlaggning/polhem-bil-stockholm-bromma');
    expect(/class="badge badge-[^"]*">([^<]*)</.exec(text)?.[1]).toBe(words);
  });
});
