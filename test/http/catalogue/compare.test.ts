import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

let app: Express;
/** Ids of cars of the default site. */
let own: string[];
/** Id of a car that only another site has. */
let foreign: string;

async function idsOf(site: string, limit: number, filters = {}): Promise<string[]> {
  const answer = await request(app)
    .post('/api/search')
    .set('Host', `${site}.localhost`)
    .send({ limit, fields: ['car_id'], filters });
  return (answer.body as { content: { car_id: string }[] }).content.map((car) => car.car_id);
}

beforeAll(async () => {
  app = createApp(await testServices());
  own = await idsOf('polhem-bil', 14);
  foreign = (await idsOf('polhem-motors-uk', 1))[0] ?? '';
});

/** Returns the ids of a page's cars from their links, in order. */
function columnsOf(html: string): string[] {
  return [...html.matchAll(/<th scope="col">.*?<\/th>/gs)]
    .slice(1)
    .map(([cell]) => cell.replace(/<[^>]*>/g, ' ').trim());
}

function carsOf(html: string): string[] {
  const ways = /<tr class="compare-ways">.*?<\/tr>/s.exec(html)?.[0] ?? '';
  return [...ways.matchAll(/href="\/bil\/([^/]+)\//g)].map((match) => match[1] ?? '');
}

/** Creates an app whose catalogue changes some cars. */
async function appWhere(change: (car: Partial<Car>) => Partial<Car>, error = false): Promise<Express> {
  const gateways = await demoGateways();
  const catalogue: CatalogueGateway = {
    ...gateways.catalogue,
    searchCars: async (search) => {
      const answer = await gateways.catalogue.searchCars(search);
      if (error) return { facet: [], content: [], total_items: 0, error: true };
      return { ...answer, content: answer.content.map(change) };
    },
  };
  return createApp(await testServices({ gateways: { ...gateways, catalogue } }));
}

describe('the page of a comparison', () => {
  it('shows the cars of its address in order', async () => {
    const [first = '', second = '', third = ''] = own;
    const { text } = await request(app).get(`/jamfor?cars=${third},${first},${second}`).expect(200);
    expect(carsOf(text)).toEqual([third, first, second]);
    expect(columnsOf(text)).toHaveLength(3);
    expect(text).toContain('<h1 class="compare-page-title">Jämför 3 bilar</h1>');
    const rows = [...text.matchAll(/<th scope="row"><span class="compare-label">(.*?)<\/span>/g)].map(
      (match) => match[1],
    );
    for (const label of ['Pris', 'Årsmodell', 'Miltal', 'Drivmedel', 'Växellåda', 'Drivning', 'Karosseri', 'Effekt']) {
      expect(rows).toContain(label);
    }
    // One cell for each car in every row of facts.
    for (const [row] of text.matchAll(/<tr(?: class="compare-price")?><th scope="row">.*?<\/tr>/gs)) {
      if (!row.includes('colSpan')) expect(row.match(/<td/g)).toHaveLength(3);
    }
  });

  it('lists the equipment that not all of its cars have', async () => {
    const { text } = await request(app).get(`/jamfor?cars=${own.join()}`).expect(200);
    expect(text).toContain('<span class="compare-label">Utrustning som skiljer</span>');
  });

  it('leads to more cars while it has only one', async () => {
    const { text } = await request(app)
      .get(`/jamfor?cars=${own[0] ?? ''}`)
      .expect(200);
    expect(text).toMatch(/Välj en till att jämföra med<a [^>]*href="\/bilar"/);
  });

  it('says on a line of its own that a struck price is the lowest', async () => {
    const [campaign = ''] = await idsOf('polhem-bil', 1, { car_has_campaign_price: ['true'] });
    const { text } = await request(app).get(`/jamfor?cars=${campaign}`).expect(200);
    expect(text).toMatch(/<span class="compare-terms">Lägsta pris/);
  });

  it('is not for search engines', async () => {
    const [first = '', second = ''] = own;
    const { text } = await request(app).get(`/jamfor?cars=${first},,${first},%20${second},<x>&utm=1`).expect(200);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(
      new RegExp(`<link rel="canonical" href="http://127.0.0.1:\\d+/jamfor\\?cars=${first},${second}"`),
    );
  });

  it('takes a car out by a link', async () => {
    const [first = '', second = ''] = own;
    const { text } = await request(app).get(`/jamfor?cars=${first},${second}`);
    expect(text).toContain(`href="/jamfor?cars=${second}" aria-label="Ta bort `);
    const one = await request(app).get(`/jamfor?cars=${second}`).expect(200);
    expect(one.text).toContain('Jämför 1 bil<');
    expect(one.text).toMatch(/href="\/jamfor" aria-label="Ta bort /);
  });

  it('says how many cars it does not know', async () => {
    const [first = ''] = own;
    expect(foreign).not.toBe('');
    const { text } = await request(app).get(`/jamfor?cars=999999999,${first},${foreign}`).expect(200);
    expect(carsOf(text)).toEqual([first]);
    expect(text).toContain('2 av bilarna finns inte längre hos oss.');
    const single = await request(app).get(`/jamfor?cars=${first},999999999`);
    expect(single.text).toContain('En av bilarna finns inte längre hos oss.');
  });

  it.each(['/jamfor', '/jamfor?cars=', '/jamfor?cars=%E0%A4%A,%00', '/jamfor?cars[]=1&cars[$ne]=2'])(
    'leads to the cars when it names none: %s',
    async (path) => {
      const { text } = await request(app).get(path).expect(200);
      expect(text).toContain('Inga bilar att jämföra');
      expect(text).toContain('href="/bilar"');
      expect(text).not.toContain('<table');
    },
  );

  it('has room for twelve cars', async () => {
    const { text } = await request(app)
      .get(`/jamfor?cars=${own.join(',')}`)
      .expect(200);
    expect(carsOf(text)).toEqual(own.slice(0, 12));
  });

  it('keeps a sold car as a column', async () => {
    const [first = '', second = ''] = own;
    const sold = await appWhere((car) => (car.car_id === first ? { ...car, car_sale_state: 'sold' } : car));
    const { text } = await request(sold).get(`/jamfor?cars=${first},${second}`).expect(200);
    expect(columnsOf(text)).toHaveLength(2);
    expect(carsOf(text)).toEqual([second]);
    expect(text).toContain('<span class="badge badge-neutral">Såld</span>');
    const ways = /<tr class="compare-ways">.*?<\/tr>/s.exec(text)?.[0];
    expect(ways).toMatch(/href="\/bilar\/[^"]+" class="[^"]*"><span>Se liknande bilar/);
  });

  it('fails as a page when the search does', async () => {
    const broken = await appWhere((car) => car, true);
    await request(broken)
      .get(`/jamfor?cars=${own[0] ?? ''}`)
      .expect(503);
  });

  it('is in the language of its address', async () => {
    const english = await request(app)
      .get(`/en/compare?cars=${own[0] ?? ''}`)
      .expect(200);
    expect(english.text).toContain('Compare 1 car<');
    await request(app).get('/jamfor').set('Host', 'polhem-group.localhost').expect(404);
  });
});

describe('what a comparison carries', () => {
  it('is only what it shows', async () => {
    const { text } = await request(app).get(`/jamfor?cars=${own.slice(0, 4).join(',')}`);
    const state = text.slice(text.indexOf('<script id="forecourt-state"'));
    for (const field of ['car_description', 'car_sellers', 'car_images', 'car_chassino']) {
      expect({ field, there: state.includes(field) }).toEqual({ field, there: false });
    }
    for (const field of ['car_loan_option', 'car_leasing_options']) expect(state).not.toContain(`"${field}"`);
  });
});

describe('the page of saved cars', () => {
  it('is the same for all visitors', async () => {
    const { text } = await request(app).get('/sparade').expect(200);
    expect(text).toContain('<h1 class="saved-title">Sparade bilar</h1>');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('visas när JavaScript är påslaget');
    expect(text).not.toContain('car-card');
  });

  it('/jamfor leads to the same cars in the other language', async () => {
    const cars = `?cars=${own[0] ?? ''}`;
    const { text } = await request(app).get(`/jamfor${cars}`);
    expect(text).toContain(`href="/en/compare${cars}"`);
    const other = await request(app).get(`/en/compare${cars}`);
    expect(other.text).toContain(`href="/jamfor${cars}"`);
  });

  it('/sparade leads to the saved cars in the other language', async () => {
    const { text } = await request(app).get('/sparade');
    expect(text).toContain('href="/en/saved"');
    const other = await request(app).get('/en/saved');
    expect(other.text).toContain('href="/sparade"');
  });
});
