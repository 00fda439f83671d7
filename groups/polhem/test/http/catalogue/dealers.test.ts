import { beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Gateways } from '../../../../../client/framework/Gateways.ts';
import { createApp } from '../../../../../server/app.ts';
import type { Dealer } from '../../../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest, SearchResponse } from '../../../../../shared/catalogue/SearchTypes.ts';
import { readPage } from '../../../../../test/http/readPage.ts';
import { collectingLogger, demoGateways, testServices } from '../testServices.ts';

interface Visited {
  status: number;
  location: string;
  text: string;
}

interface Asked {
  dealers: SearchRequest[];
  cars: SearchRequest[];
}

/** A Monday morning in Stockholm. */
const monday = '2026-11-23T09:00:00Z';
let gateways: Gateways;

beforeAll(async () => {
  gateways = await demoGateways();
});

/** Creates the product at a given time, over recording gateways; `dead` disables searches. */
async function product(at = monday, dead: 'none' | 'dealers' | 'cars' | 'all' = 'none') {
  const asked: Asked = { dealers: [], cars: [] };
  const failure = { facet: [], content: [], total_items: 0, error: true as const };
  const { catalogue } = gateways;
  const watched: Gateways = {
    ...gateways,
    clock: { now: () => new Date(at) },
    catalogue: {
      ...catalogue,
      searchDealers: (search) => {
        asked.dealers.push(search);
        return dead === 'dealers' || dead === 'all' ? Promise.resolve(failure) : catalogue.searchDealers(search);
      },
      searchCars: (search) => {
        asked.cars.push(search);
        return dead === 'cars' || dead === 'all' ? Promise.resolve(failure) : catalogue.searchCars(search);
      },
    },
  };
  const app = createApp(await testServices({ gateways: watched, logger: collectingLogger() }));
  const visit = async (path: string, site = 'polhem-bil'): Promise<Visited> => {
    const { status, headers, text } = await request(app).get(path).set('Host', `${site}.localhost`);
    return { status, location: headers['location'] ?? '', text };
  };
  return { visit, asked };
}

/** Returns the joined runs of text of a page. */
const wordsOf = (html: string): string => readPage(html).words.join(' ');

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

async function dealer(slug: string): Promise<Dealer> {
  const answer: SearchResponse<Partial<Dealer>> = await gateways.catalogue.searchDealers({
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

describe('the list of dealers', () => {
  it('shows 48 dealers in the order of the website', async () => {
    const { visit, asked } = await product();
    const { status, text } = await visit('/anlaggningar');
    expect(status).toBe(200);
    expect(asked.dealers).toHaveLength(1);
    expect(asked.dealers[0]).toMatchObject({
      index: 'sites_polhem-bil',
      limit: 48,
      offset: 0,
      sort_name: 'website_sort_order:asc',
      filters: {},
    });
    const page = readPage(text);
    const cards = page.links.filter((href) => href.startsWith('/anlaggning/'));
    expect(cards).toHaveLength(27);
    expect(cards[0]).toBe('/anlaggning/polhem-bil-uppsala');
    expect(wordsOf(text)).toContain('27 anläggningar');
    expect(wordsOf(text)).toContain('Öppet till 18:00');
    expect([page.noindex, page.canonical]).toEqual([false, 'http://polhem-bil.localhost/anlaggningar']);
    expect(page.alternates.get('en')).toBe('http://polhem-bil.localhost/en/dealers');
  });

  it('can be searched without JavaScript', async () => {
    const { visit, asked } = await product();
    const { text } = await visit(
      '/anlaggningar?site_region=Uppsala+l%C3%A4n&department_group=Workshop&keyphrase=stockholmsv%C3%A4gen',
    );
    expect(asked.dealers[0]).toMatchObject({
      keyphrase: 'stockholmsvägen',
      filters: { site_region: ['Uppsala län'], department_group: ['Workshop'] },
    });
    const page = readPage(text);
    expect(wordsOf(text)).toContain('1 anläggning');
    expect(page.links).toContain('/anlaggning/polhem-bil-enkoping');
    expect(page.links).toContain('/anlaggningar?keyphrase=stockholmsv%C3%A4gen&site_region=Uppsala+l%C3%A4n');
    expect(page.noindex).toBe(true);
    const form = /<form[^>]*role="search"[^>]*action="\/anlaggningar".*?<\/form>/s.exec(text)?.[0] ?? '';
    expect(form).toContain('name="keyphrase"');
    expect(form).toContain('name="site_region" value="Uppsala län"');
  });

  it('speaks of the hours of the departments that are looked for', async () => {
    const { visit } = await product('2026-11-23T06:30:00Z');
    expect(wordsOf((await visit('/anlaggningar?department_group=New+cars')).text)).toContain('Stängt, öppnar 09:00');
    expect(wordsOf((await visit('/anlaggningar?department_group=Workshop')).text)).toContain('Öppet till 17:00');
    expect(wordsOf((await visit('/anlaggningar')).text)).toContain('Öppet till 18:00');
  });

  it('has the nearest first', async () => {
    const { visit, asked } = await product();
    const { text } = await visit('/anlaggningar?near=59.861234,17.641234&place=Uppsala');
    expect(asked.dealers[0]).toMatchObject({ limit: 1000, sort_name: 'website_sort_order:asc' });
    const cards = readPage(text).links.filter((href) => href.startsWith('/anlaggning/'));
    expect(cards.slice(0, 3).map((href) => href.slice('/anlaggning/polhem-bil-'.length))).toEqual([
      'uppsala',
      'enkoping',
      'norrtalje',
    ]);
    expect(wordsOf(text)).toContain('Närmast Uppsala');
    expect(wordsOf(text)).toMatch(/2,\d\skm/);
  });

  it.each([
    ['knivsta', /^\/anlaggningar\?near=59\.\d+,17\.\d+&place=Knivsta$/, 'uppsala'],
    ['753 20', /^\/anlaggningar\?near=59\.\d+,17\.\d+&place=\w/, 'uppsala'],
    [
      'knivsta&site_brands=Volvo',
      /^\/anlaggningar\?site_brands=Volvo&near=59\.\d+,17\.\d+&place=Knivsta$/,
      'norrtalje',
    ],
  ])('leads from "%s", which names no dealer, to the dealers nearest to that place', async (words, nearest, first) => {
    const { visit } = await product();
    const { status, location } = await visit(`/anlaggningar?keyphrase=${words.replace(' ', '+')}`);
    expect([status, decodeURIComponent(location)]).toEqual([302, expect.stringMatching(nearest)]);
    const { text } = await visit(location);
    const cards = readPage(text).links.filter((href) => href.startsWith('/anlaggning/'));
    expect(cards[0]).toBe(`/anlaggning/polhem-bil-${first}`);
  });

  it('shows the dealers whose words match, not those near a place of that name', async () => {
    const { visit } = await product();
    expect((await visit('/anlaggningar?keyphrase=uppsala')).status).toBe(200);
  });

  it('says that nothing matches', async () => {
    const nothing = await (await product()).visit('/anlaggningar?keyphrase=zzzzzz');
    expect([nothing.status, readPage(nothing.text).noindex]).toEqual([200, true]);
    expect(wordsOf(nothing.text)).toContain('Ingen anläggning matchar');
    const failed = await (await product(monday, 'all')).visit('/anlaggningar');
    expect([failed.status, readPage(failed.text).noindex]).toEqual([200, true]);
    expect(wordsOf(failed.text)).toContain('Det gick inte att hämta anläggningarna just nu');
  });

  it('is not there on a site without dealers', async () => {
    expect((await (await product()).visit('/anlaggningar', 'polhem-auctions')).status).toBe(404);
  });

  it.each([
    ['polhem-carstore-fi', '/toimipisteet', '/toimipiste/', 'Avoinna klo'],
    ['polhem-motors-uk', '/dealers', '/dealer/', 'Open until 18:00'],
    ['polhem-carstore-sk', '/predajne', '/predajna/', 'Otvorené do 18:00'],
    ['polhem-bil-no', '/anlegg', '/anlegget/', 'Åpent til kl. 18:00'],
  ])('speaks the language of %s', async (site, path, below, open) => {
    const { visit } = await product('2026-11-23T11:00:00Z');
    const { status, text } = await visit(path, site);
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain(open);
    const [first = ''] = readPage(text).links.filter((href) => href.startsWith(below));
    expect((await visit(first, site)).status).toBe(200);
  });

  it('lives where the dictionary says', async () => {
    const { content } = gateways;
    const moved = {
      ...content,
      dictionary: async (query: Parameters<typeof content.dictionary>[0]) => ({
        ...(await content.dictionary(query)),
        pathToSiteList: 'hallar',
        pathToSiteDetail: 'hall',
      }),
    };
    const app = createApp(await testServices({ gateways: { ...gateways, content: moved } }));
    const list = await request(app).get('/hallar').set('Host', 'polhem-bil.localhost').expect(200);
    expect(readPage(list.text).links).toContain('/hall/polhem-bil-uppsala');
    await request(app).get('/hall/polhem-bil-uppsala').set('Host', 'polhem-bil.localhost').expect(200);
    await request(app).get('/hall/x').set('Host', 'polhem-bil.localhost').expect(302).expect('Location', '/hallar');
  });
});

describe('the page of a dealer', () => {
  it.each([
    ['without a slug', '/anlaggning', '/anlaggningar'],
    ['with an unknown slug', '/anlaggning/polhem-bil-tierp', '/anlaggningar'],
    ['in another language', '/en/dealer/polhem-bil-tierp', '/en/dealers'],
  ])('%s leads to the list', async (_case, path, list) => {
    const { status, location } = await (await product()).visit(path);
    expect([status, location]).toEqual([302, list]);
  });

  it('leads to the list when the search fails', async () => {
    const dead = await (await product(monday, 'dealers')).visit('/anlaggning/polhem-bil-uppsala');
    expect([dead.status, dead.location]).toEqual([302, '/anlaggningar']);
    const without = await (await product(monday, 'cars')).visit('/anlaggning/polhem-bil-uppsala');
    expect(without.status).toBe(200);
    expect(wordsOf(without.text)).toContain('Se bilar i lager');
    expect(wordsOf(without.text)).not.toContain('Senast inkommet');
  });

  it('has its departments with hours', async () => {
    const uppsala = await dealer('polhem-bil-uppsala');
    const { status, text } = await (await product()).visit('/anlaggning/polhem-bil-uppsala');
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
    for (const department of uppsala.site_departments) {
      const { openinghours, deviationdays } = department.openingschedule;
      for (const { day, displayText } of [...openinghours, ...deviationdays]) {
        expect(text).toContain(`<th scope="row">${day}</th><td>${displayText}</td>`);
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
    const hidden: Gateways = { ...gateways, content: { ...gateways.content, navigation } };
    const app = createApp(await testServices({ gateways: hidden, logger: collectingLogger() }));
    const { text } = await request(app).get(path).set('Host', 'polhem-bil.localhost').expect(200);
    const hero = text.slice(text.indexOf('class="dealer-hero"'), text.indexOf('dealer-departments'));
    expect(hero).toContain(`href="${workshop}"`);
  });

  it('shows its latest arrivals', async () => {
    const { visit, asked } = await product();
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
    const { text } = await (await product()).visit('/en/dealer/polhem-bil-uppsala');
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
    const { text } = await (await product(at)).visit('/anlaggning/polhem-bil-stockholm-bromma');
    expect(/class="badge badge-[^"]*">([^<]*)</.exec(text)?.[1]).toBe(words);
  });
});
