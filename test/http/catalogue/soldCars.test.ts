import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const host = 'polhem-bil.localhost:3000';
/** Two sold cars of the demo stock: one without a date, one sold long before the stock's date. */
const [justSold, longSold] = ['410270', '410444'] as const;
const day = 86_400_000;

function search(more: Partial<SearchRequest>): SearchRequest {
  const none = { fields: [], keyphrase: '', facets: [], limit: 10, offset: 0, sort_name: '', filters: {} };
  return { index: 'vehicles_polhem-bil', ...none, ...more };
}

async function carOf(id: string, fields: CarField[] = []): Promise<Partial<Car>> {
  const { content } = await (await demoGateways()).catalogue.searchCars(search({ fields, filters: { car_id: [id] } }));
  if (!content[0]) throw new Error(`The demo stock has no car ${id}.`);
  return content[0];
}

async function appAt(time: number): Promise<Express> {
  const gateways = { ...(await demoGateways()), clock: { now: () => new Date(time) } };
  return createApp(await testServices({ gateways }));
}

describe('the page of a sold car', () => {
  let car: Partial<Car>;
  let soldAt: number;
  beforeAll(async () => {
    car = await carOf(justSold);
    soldAt = Date.parse(car.car_sold_at ?? '');
  });
  const pathOf = (): string => `/bil/${justSold}/${car.slug ?? ''}`;

  it('says for 14 days that the car is sold', async () => {
    const app = await appAt(soldAt + 14 * day - 1);
    const { text } = await request(app).get(pathOf()).set('Host', host).expect(200);
    expect(text).toContain('Bilen har fått en ny ägare');
    expect(text).toContain('Priset när bilen såldes');
    expect(text).toContain('Om den sålda bilen');
    expect(text).toContain('"availability":"https://schema.org/SoldOut"');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toContain('Kontakta säljare');
    expect(text).not.toMatch(/href="(tel|mailto):[^"]*"[^>]*aria-label/);
    const others = [...text.matchAll(/<a [^>]*class="card-link"[^>]*>|<a class="card-link"/g)];
    expect(others.length).toBe(8);
    expect(text).toContain('href="/bilar/volvo/xc40"');
  });

  it('does not tell the numbers by which its new owner can be found', async () => {
    const { car_regno: plate = '', car_chassino: vin = '' } = await carOf(justSold, ['car_regno', 'car_chassino']);
    expect([plate, vin]).toEqual([expect.stringMatching(/^\w{6}$/), expect.stringMatching(/^\w{17}$/)]);
    const app = await appAt(soldAt + day);
    const { text } = await request(app).get(pathOf()).set('Host', host).expect(200);
    expect([text.includes(plate), text.includes(vin)]).toEqual([false, false]);
  });

  it('is gone after 14 days', async () => {
    const app = await appAt(soldAt + 14 * day);
    const { text, headers } = await request(app).get(pathOf()).set('Host', host).expect(410);
    expect(text).toContain('Den här bilen finns inte längre hos oss');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain('Liknande bilar');
    expect(text).not.toContain('"@type":"Car"');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is gone for one that was sold long ago', async () => {
    const app = await appAt(Date.parse('2026-11-20'));
    expect((await carOf(longSold)).car_sold_at).toBe('2026-10-28');
    for (const path of [`/bil/${longSold}/x`, `/bil/${longSold}`, `/en/car/${longSold}/x`]) {
      await request(app).get(path).set('Host', host).expect(410);
    }
  });
});

describe('a sold car', () => {
  it('is in no list', async () => {
    const { searchCars } = (await demoGateways()).catalogue;
    const all = await searchCars(
      search({ limit: 1000, fields: ['car_id', 'car_sale_state'], facets: [{ name: 'car_fuel' }] }),
    );
    expect(all.content).toHaveLength(all.total_items);
    expect(all.content.filter((car) => car.car_sale_state === 'sold')).toEqual([]);
    expect(all.facet[0]?.value.reduce((sum, { count }) => sum + count, 0)).toBe(all.total_items);
    const others = await searchCars(search({ limit: 1000, filters: { car_id: { not: ['1'] } } }));
    expect(others.content.map((car) => car.car_id)).not.toContain(justSold);
    expect((await searchCars(search({ keyphrase: justSold }))).total_items).toBe(0);
    expect((await searchCars(search({ filters: { car_sale_state: ['sold'] } }))).total_items).toBe(0);
  });

  it('is not in the sitemap', async () => {
    const app = await appAt(Date.now());
    const index = await request(app).get('/sitemap.xml').set('Host', host).expect(200);
    const maps = [...index.text.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const texts = await Promise.all(
      maps.map(async (path) => (await request(app).get(path).set('Host', host).buffer(true)).text),
    );
    const cars = texts.join('').match(/\/bil\/\d{6}\//g) ?? [];
    expect(cars.length).toBeGreaterThan(600);
    expect(cars).not.toContain(`/bil/${justSold}/`);
    expect(cars).not.toContain(`/bil/${longSold}/`);
  });
});

describe('a reserved car', () => {
  it('is listed with a badge', async () => {
    const { searchCars } = (await demoGateways()).catalogue;
    const { content } = await searchCars(search({ filters: { car_sale_state: ['reserved'] }, limit: 1 }));
    const { car_id = '', slug = '' } = content[0] ?? {};
    const app = await appAt(Date.now());
    const { text } = await request(app).get(`/bil/${car_id}/${slug}`).set('Host', host).expect(200);
    expect(text).toContain('>Reserverad</span>');
    expect(text).toContain('En annan kund har reserverat bilen.');
    expect(text).toContain('"availability":"https://schema.org/LimitedAvailability"');
    expect(text).toContain('Kontakta säljare');
  });
});
