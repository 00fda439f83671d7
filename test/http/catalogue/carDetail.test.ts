import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { structuredDataOf } from './carDataFindings.ts';
import { readPage } from '../readPage.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

let app: Express;
let cars: Partial<Car>[];

const all = { fields: [], keyphrase: '', facets: [], limit: 1000, offset: 0, sort_name: '', filters: {} };

beforeAll(async () => {
  app = createApp(await testServices());
  const { catalogue } = await demoGateways();
  cars = (await catalogue.searchCars({ ...all, index: 'vehicles_polhem-bil' })).content;
});

const get = (path: string, site = 'polhem-bil') => request(app).get(path).set('Host', `${site}.localhost`);

function aCar(which: (car: Partial<Car>) => boolean): Partial<Car> {
  const found = cars.find(which);
  if (!found) throw new Error('The demo stock has no such car.');
  return found;
}

const pathOf = ({ car_id = '', slug = '' }: Partial<Car>): string => `/bil/${car_id}/${slug}`;

async function pageOf(car: Partial<Car>): Promise<string> {
  return (await get(pathOf(car)).expect(200)).text;
}

/** Returns the visible text with single spaces. */
function wordsOf(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  return body
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

it('a car in a named campaign has one badge of a campaign', async () => {
  const car = aCar((one) => one.car_has_campaign_price === true && one.car_campaigns?.length === 1);
  const badges = /<div class="car-detail-badges">(.*?)<\/div>/s.exec(await pageOf(car))?.[1] ?? '';
  const campaigns = badges.match(/<span class="[^"]*badge-campaign[^"]*"[^>]*>[^<]*/g) ?? [];
  expect(campaigns.map((badge) => badge.replace(/<[^>]*>/, ''))).toEqual(car.car_campaigns);
});

describe('the address of a car', () => {
  it('is its id before its slug', async () => {
    const car = aCar(({ car_is_used }) => car_is_used === true);
    await get(`/bil/${car.car_id ?? ''}`)
      .expect(302)
      .expect('Location', pathOf(car));
    for (const path of [pathOf(car), `/bil/${car.car_id ?? ''}/wrong-slug`]) {
      const { canonical } = readPage((await get(path).expect(200)).text);
      expect(new URL(canonical).pathname).toBe(pathOf(car));
    }
  });

  it.each(['/bil', '/bil/410002/a/b', '/bil/99', '/bil/99/volvo-v60'])('%s is not found', async (path) => {
    await get(path).expect(404);
  });

  it('has no slash at its end', async () => {
    await get('/bil/').expect(308).expect('Location', '/bil');
  });

  it('that no car has leads to a search for its words', async () => {
    const { text } = await get('/bil/99/volvo-v60-2020').expect(404);
    expect(readPage(text)).toMatchObject({ headings: 1, noindex: true });
    expect(wordsOf(text)).toContain('Den här bilen finns inte längre hos oss');
    const recommended = text.match(/class="card-link"/g) ?? [];
    expect([recommended.length > 0, recommended.length <= 8]).toEqual([true, true]);
    expect(text).toContain('role="group" aria-label="Nyast i lager"');
    expect(text).toContain('href="/bilar?keyphrase=volvo+v60+2020"');
  });

  it('is a failure where the search fails', async () => {
    const { catalogue, ...others } = await demoGateways();
    const empty = { facet: [], content: [], total_items: 0 };
    const answering = async (answer: object): Promise<Express> => {
      const searchCars = () => Promise.resolve({ ...empty, ...answer });
      return createApp(await testServices({ gateways: { ...others, catalogue: { ...catalogue, searchCars } } }));
    };
    const ask = async (target: Express) => request(target).get('/bil/1/x').set('Host', 'polhem-bil.localhost');
    const failed = await ask(await answering({ error: true }));
    expect([failed.status, failed.text.includes('<h1')]).toEqual([503, true]);
    expect((await ask(await answering({}))).status).toBe(404);
  });
});

describe('the page of a car', () => {
  it('has its parts in a fixed order', async () => {
    const car = aCar(
      ({ car_equipment = [], car_description }) => car_equipment.length > 20 && Boolean(car_description),
    );
    const text = await pageOf(car);
    const places = ['overview', 'equipment', 'description', 'technical', 'contact'].map((id) =>
      text.indexOf(`id="${id}"`),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const [, equipment = ''] = /<section id="equipment"(.*?)<\/section>/s.exec(text) ?? [];
    const lists = [...equipment.matchAll(/<ul>(.*?)<\/ul>/gs)].map(([, list = '']) => list);
    expect(lists.length).toBeGreaterThan(2);
    const items = [...lists.join('').matchAll(/<li>/g)];
    expect(items).toHaveLength(new Set(car.car_equipment).size);
    const rows = [...text.matchAll(/<tr\b.*?<th scope="row">/gs)];
    expect(rows.length).toBeGreaterThan(5);
  });

  it('links the test of a used car to the page with its points', async () => {
    const car = aCar(({ car_is_used, car_sale_state }) => car_is_used === true && car_sale_state === 'available');
    const [, address = ''] =
      /Testad i 112 punkter · <a [^>]*href="([^"]*)"/.exec((await pageOf(car)).replaceAll('<!-- -->', '')) ?? [];
    expect(address).toBe('/sa-testar-vi');
    expect((await get(address).expect(200)).text).toContain('Bromsskivor fram, tjocklek');
  });

  it('shows what describes the car', async () => {
    const car = aCar(({ car_firstregistration, car_regno }) => Boolean(car_firstregistration && car_regno));
    const words = wordsOf(await pageOf(car));
    const { car_brand, car_model_text, car_version, car_year, car_regno, car_chassino, car_mileage_text } = car;
    const { car_fuel, car_gearbox, car_body, car_color, car_condition, car_drive, car_power_text } = car;
    const shown = [
      ...[car_brand, car_model_text, car_version, car_year, car_chassino, car_mileage_text],
      car_regno?.replace(/^.{3}/, '$& '),
      ...[car_fuel, car_gearbox, car_body, car_color, car_condition, car_drive, car_power_text],
      car.car_firstregistration?.slice(0, 10),
    ];
    for (const fact of shown) if (fact) expect(words).toContain(String(fact).replace(/\s+/g, ' '));
  });

  it('links every picture', async () => {
    const car = aCar(({ car_images = [] }) => car_images.length > 4);
    const text = await pageOf(car);
    const images = [...text.matchAll(/<li class="gallery-image"><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(images).toEqual(car.car_images?.map(({ original }) => original));
    const preloads = [...text.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
    const preload = preloads.find((link) => link.toLowerCase().includes('imagesrcset')) ?? '';
    expect(preload).toContain(car.car_images?.[0]?.original.replace(/\d+\.webp$/, '') ?? '?');
    expect(preload).toMatch(/imagesizes="[^"]*\(min-width: 1024px\) 60vw, 100vw"/i);
    expect(preload).toMatch(/fetchpriority="high"/i);
    expect(text.match(/fetchpriority="high"/gi)?.length).toBe(2); // The picture and its preload only.
    expect(text).toContain(`class="picture-blur" src="${car.car_images?.[0]?.blur_data_url ?? '?'}"`);
  });

  it('says that pictures are coming where there are none', async () => {
    const text = await pageOf(aCar(({ car_images = [] }) => car_images.length === 0));
    expect(/<div class="gallery-none">.*?Bilder kommer snart/s.test(text)).toBe(true);
    expect(text).not.toContain('Bilden kan inte visas');
  });

  it('names its sellers with phone numbers', async () => {
    const car = aCar(({ car_sellers = [] }) => car_sellers.length > 0);
    const text = await pageOf(car);
    for (const { name, email, phone } of car.car_sellers ?? []) {
      expect(wordsOf(text)).toContain(name);
      expect(text).toContain(`href="mailto:${email}"`);
      expect(text).toContain(`href="tel:${phone.replace(/[^+\d]/g, '')}"`);
      expect(text).toContain(`</svg>${phone.replace(/^\+46 ?/, '0')}</a>`);
    }
    const { catalogue } = await demoGateways();
    const byId: SearchRequest = { ...all, index: 'sites_polhem-bil', filters: { id: [car.car_site_id ?? ''] } };
    const [dealer] = (await catalogue.searchDealers(byId)).content;
    expect(text).toContain(`<a href="/anlaggning/${dealer?.slug ?? '?'}">Finns på ${car.car_site_name ?? '?'}</a>`);
    expect(wordsOf(text)).toMatch(/Finns på [^.]+ \. (Öppet|Stängt)/);
    expect(text).toContain(dealer?.site_street ?? '?');
  });

  it('recommends at most eight others', async () => {
    const car = aCar(({ car_body }) => car_body === 'SUV');
    const text = await pageOf(car);
    const others = [...text.matchAll(/<a (?=[^>]*class="card-link")[^>]*href="([^"]+)"/g)];
    const addresses = others.map(([, address]) => address);
    expect(addresses).toHaveLength(8);
    expect(addresses).not.toContain(pathOf(car));
  });

  it('has a back control that is a plain link to all cars', async () => {
    expect(await pageOf(aCar(() => true))).toMatch(/<a [^>]*href="\/bilar"[^>]*>.*?Alla bilar/s);
  });

  it('is found by search engines', async () => {
    const used = aCar(({ car_is_used, car_images = [] }) => car_is_used === true && car_images.length > 0);
    const text = await pageOf(used);
    expect(readPage(text).noindex).toBe(false);
    expect(text).toMatch(/<meta property="og:image" content="http:\/\/polhem-bil\.localhost[^"]*\/media\//);
    expect(text).toMatch(/<meta name="description" content="[^"]+"/);
    const reserved = aCar(({ car_sale_state }) => car_sale_state === 'reserved');
    expect(readPage(await pageOf(reserved)).noindex).toBe(false);
    for (const [car, condition] of [
      [used, 'UsedCondition'],
      [aCar(({ car_is_used, car_firstregistration }) => !car_is_used && !car_firstregistration), 'NewCondition'],
    ] as const) {
      const [data] = structuredDataOf(await pageOf(car));
      expect(data).toMatchObject({
        '@type': 'Car',
        itemCondition: `https://schema.org/${condition}`,
        offers: { seller: { '@type': 'AutoDealer', address: { addressCountry: 'SE' } } },
      });
    }
  });

  it('is the same bytes for the same minute', async () => {
    const clock = { now: () => new Date('2026-11-16T10:00:30.500Z') };
    const still = createApp(await testServices({ gateways: { ...(await demoGateways()), clock } }));
    const ask = async () =>
      (
        await request(still)
          .get(pathOf(aCar(() => true)))
          .set('Host', 'polhem-bil.localhost')
      ).text;
    const first = await ask();
    clock.now = () => new Date('2026-11-16T10:00:59.000Z');
    expect((await ask()) === first).toBe(true);
  });
});

describe('the price of a car', () => {
  /** Returns the price panel: the cards below have prices of their own. */
  const panelOf = (text: string): string => /class="price-panel">.*?<\/aside>/s.exec(text)?.[0] ?? '';
  const struck = (text: string): string => plain(/<s class="struck-price">(.*?)<span/s.exec(panelOf(text))?.[1]);
  const plain = (text = ''): string => text.replace(/\s/g, ' ');

  it('of a campaign stands below the struck lowest price of 30 days', async () => {
    const car = aCar(
      ({ car_lowest_price_30_days: lowest, car_campaign_price, car_retail_price }) =>
        Boolean(lowest) && (lowest ?? 0) > (car_campaign_price ?? 0) && (lowest ?? 0) < (car_retail_price ?? 0),
    );
    const text = await pageOf(car);
    expect(struck(text)).toBe(plain(car.car_lowest_price_30_days_text));
    const words = wordsOf(text);
    expect(words).toContain(plain(car.car_campaign_price_text));
    expect(words).toContain('Överstruket: lägsta pris senaste 30 dagarna');
    expect(wordsOf(panelOf(text))).not.toContain(plain(car.car_retail_price_text));
    expect(words).toContain('Kampanj');
  });

  it('of a campaign without history strikes nothing', async () => {
    const car = aCar((one) => one.car_has_campaign_price === true && one.car_lowest_price_30_days === null);
    const text = await pageOf(car);
    expect([struck(text), panelOf(text).includes('Lägsta pris')]).toEqual(['', false]);
    expect(wordsOf(panelOf(text))).toContain(plain(car.car_campaign_price_text));
    expect(wordsOf(text)).toContain('Kampanj');
  });

  it('of a sample car begins with "from"', async () => {
    const sample = aCar(({ car_is_sample }) => car_is_sample === true);
    expect(wordsOf(await pageOf(sample))).toContain(`Från ${plain(sample.car_price_text)}`);
    const van = aCar((car) => car.car_vehicle_type_code === 'LCV' && !car.car_has_campaign_price);
    expect(wordsOf(await pageOf(van))).toContain('exkl. moms');
    const other = aCar((car) => car.car_vehicle_type_code === 'PC' && !car.car_is_sample && Boolean(car.car_price));
    expect(wordsOf(await pageOf(other))).toMatch(/inkl\. moms/);
  });

  it('has the badge of deductible VAT on every site', async () => {
    const { catalogue } = await demoGateways();
    const filters = { car_vat_eligible: [true] };
    const inStore = await catalogue.searchCars({ ...all, index: 'vehicles_polhem-carstore-se', filters, limit: 1 });
    expect((await get(pathOf(inStore.content[0] ?? {}), 'polhem-carstore-se').expect(200)).text).toMatch(
      /car-detail-badges">.*?Avdragbar moms.*?<\/div>/s,
    );
    const badges = /car-detail-badges">(.*?)<\/div>/s.exec(await pageOf(aCar((car) => car.car_vat_eligible === true)));
    expect(badges?.[1]).toContain('Avdragbar moms');
  });
});
