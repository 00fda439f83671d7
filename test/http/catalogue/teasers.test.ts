import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Gateways } from '../../../client/framework/Gateways.ts';
import { createEmbeddedCatalogueGateway } from '../../../server/catalogue/embedded/embeddedCatalogueGateway.ts';
import { IndexHolder } from '../../../server/catalogue/embedded/IndexHolder.ts';
import { createApp } from '../../../server/app.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { collectingLogger } from '../demo/testServices.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

/** Creates the product over the demo group, and records its catalogue requests. */
async function appThatIsHeard(
  change: Partial<Gateways['catalogue']> = {},
): Promise<{ app: Express; asked: SearchRequest[]; logger: ReturnType<typeof collectingLogger> }> {
  const gateways = await demoGateways();
  const asked: SearchRequest[] = [];
  const catalogue: Gateways['catalogue'] = {
    ...gateways.catalogue,
    searchCars: (search) => {
      asked.push(search);
      return gateways.catalogue.searchCars(search);
    },
    searchDealers: (search) => {
      asked.push(search);
      return gateways.catalogue.searchDealers(search);
    },
    ...change,
  };
  const services = await testServices({ gateways: { ...gateways, catalogue } });
  return { app: createApp(services), asked, logger: services.logger };
}

async function pageOf(app: Express, site: string, path: string): Promise<string> {
  const { text } = await request(app).get(path).set('Host', `${site}.localhost:3000`).expect(200);
  return text.replace(/<script\b.*?<\/script>/gs, '');
}

/** Returns the ids of the linked cars between a heading and the next one of its level. */
function carsBelow(html: string, heading: string): string[] {
  const after = html.slice(html.indexOf(`>${heading}<`));
  const [own = ''] = after.slice(heading.length).split('<h2');
  return [...own.matchAll(/href="[^"]*\/(\d{6})\/[^"]*"/g)].map(([, id = '']) => id);
}

describe('the search of the start page’s hero', () => {
  it('is a form that leads to the list', async () => {
    const { app } = await appThatIsHeard();
    const html = await pageOf(app, 'polhem-bil', '/');
    const form = /<form[^>]*role="search"[^>]*>/.exec(html)?.[0] ?? '';
    expect(form).toContain('action="/bilar"');
    expect(form).toContain('method="get"');
    expect(html).toMatch(/<input[^>]*name="keyphrase"/);
    const host = 'polhem-bil.localhost:3000';
    const list = (keyphrase: string) => request(app).get('/bilar').query({ keyphrase }).set('Host', host).expect(302);
    expect((await list('Volvo XC60 gti')).headers['location']).toBe('/bilar/volvo/xc60?keyphrase=gti');
    expect((await list('Volvo')).headers['location']).toBe('/bilar/volvo');
  });

  it('learns from the server what words mean', async () => {
    const { app } = await appThatIsHeard();
    const { body } = await request(app)
      .post('/api/search/meaning')
      .set('Host', 'polhem-bil.localhost:3000')
      .send({ language: 'sv', keyphrase: 'Volvo XC60 gti' })
      .expect(200);
    expect(body).toMatchObject({ keyphrase: 'gti' });
    expect((body as { filters: { car_brand: string[] } }).filters.car_brand).toContain('Volvo>XC60');
  });
});

describe('teasers on pages', () => {
  let app: Express;
  let asked: SearchRequest[];
  beforeAll(async () => {
    ({ app, asked } = await appThatIsHeard());
  });

  it('request as many cars as their kind needs', async () => {
    asked.length = 0;
    await pageOf(app, 'polhem-bil', '/');
    expect(asked.find(({ filters }) => 'caroftheweek' in filters)?.filters).toEqual({ caroftheweek: [true] });
    expect(asked.find(({ limit }) => limit === 8)).toMatchObject({ sort_name: 'car_publishdate:desc', filters: {} });
    expect(asked.find(({ index }) => index === 'sites_polhem-bil')).toMatchObject({ limit: 4, sort_name: '' });
  });

  it('have no order of their own unless an editor has given them one', async () => {
    asked.length = 0;
    await pageOf(app, 'polhem-bil', '/smart');
    const teasers = asked.filter(({ filters, limit }) => 'car_brand' in filters && limit === 8);
    expect(teasers.map(({ sort_name: order }) => order)).toEqual(['']);
  });

  it('show fixed cars in a grid in the order of their ids', async () => {
    asked.length = 0;
    const html = await pageOf(app, 'polhem-carstore-se', '/');
    const ids = ['410877', '410946', '411002', '410714'];
    expect(asked.find(({ filters }) => 'car_id' in filters)).toMatchObject({ limit: 100, filters: { car_id: ids } });
    expect(carsBelow(html, 'Fyra vi gillar just nu')).toEqual(ids);
    expect(html).toContain('class="car-grid"');
  });

  it('show fixed cars in a row that scrolls sideways', async () => {
    const html = await pageOf(app, 'polhem-motors-uk', '/');
    expect(carsBelow(html, 'Picked by our sales team').slice(0, 2)).toEqual(['411521', '411635']);
    const [, below = ''] = html.split('Picked by our sales team');
    expect(below.split('</section>', 1)[0]).not.toContain('class="car-grid"');
  });

  it('link to dealers', async () => {
    const html = await pageOf(app, 'polhem-bil', '/');
    const [, own = ''] = html.split('>Besök oss<');
    const ways = [...own.matchAll(/href="(\/anlaggning[^"]*)"/g)].map(([, way = '']) => way);
    expect(ways.slice(0, 2)).toEqual(['/anlaggningar', '/anlaggning/polhem-bil-uppsala']);
    expect(ways.filter((way) => way.startsWith('/anlaggning/'))).toHaveLength(4);
  });

  it('show four cars of a place', async () => {
    const html = await pageOf(app, 'polhem-bil', '/om-oss');
    expect(carsBelow(html, 'Nytt i hallen i Gävle, där allt började')).toHaveLength(4);
  });
});

describe('teasers without an answer', () => {
  it('are not on the page when there is nothing to show', async () => {
    const nothing = { facet: [], content: [], total_items: 0 };
    const { app } = await appThatIsHeard({
      searchCars: () => Promise.resolve(nothing),
      searchDealers: () => Promise.resolve(nothing),
    });
    const html = await pageOf(app, 'polhem-bil', '/');
    for (const words of ['Veckans bil', 'Nytt i lager', 'Besök oss']) expect(html).not.toContain(words);
    expect(html).toContain('Vanliga frågor');
  });

  it('leave the page whole when the search has a bug', async () => {
    const broken = new IndexHolder<never>();
    broken.get = () => {
      throw new Error('the index is broken');
    };
    const { searchCars, searchDealers } = createEmbeddedCatalogueGateway({ cars: broken, dealers: broken });
    const { app, logger } = await appThatIsHeard({ searchCars, searchDealers });
    const html = await pageOf(app, 'polhem-bil', '/');
    for (const words of ['Veckans bil', 'Nytt i lager', 'Besök oss']) expect(html).not.toContain(words);
    expect(html).toContain('Vanliga frågor');
    const failed = logger.lines.filter(({ level, event }) => level === 'error' && event === 'catalogue.searchFailed');
    expect(failed.map(({ facts }) => facts['index'])).toContain('vehicles_polhem-bil');
  });
});
