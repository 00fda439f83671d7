import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApiLimits } from '../../../server/composition/apiLimits.ts';
import { createApp } from '../../../server/app.ts';
import { limitAttempts } from '../../../server/http/limits/limitAttempts.ts';
import { openFields } from '../../../shared/catalogue/car/carFields.ts';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

describe('POST /api/search', () => {
  it('searches the cars of the calling site by default', async () => {
    const { body } = await request(app).post('/api/search').send({}).expect(200);
    const answer = body as { content: unknown[]; total_items: number };
    expect(answer.content).toHaveLength(24);
    expect(answer.total_items).toBeGreaterThan(24);
  });

  it('delivers facets with histograms', async () => {
    const { body } = await request(app)
      .post('/api/search')
      .send({ limit: 0, facets: [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }] })
      .expect(200);
    const { facet, content } = body as {
      facet: { name: string; type: string; value: { children?: unknown[] }[] }[];
      content: unknown[];
    };
    expect(content).toEqual([]);
    expect(facet.map((entry) => entry.name)).toEqual(['car_brand', 'car_price']);
    expect(facet[0]?.value[0]?.children?.length).toBeGreaterThan(0);
    expect(facet[1]?.type).toBe('histogram');
  });

  it('searches the dealers of the asking site by its own index', async () => {
    const { body } = await request(app).post('/api/search').send({ index: 'sites_polhem-bil', limit: 100 }).expect(200);
    expect((body as { total_items: number }).total_items).toBeGreaterThan(0);
  });

  it('refuses the index of another site', async () => {
    const other = await request(app).post('/api/search').send({ index: 'vehicles_polhem-motors-uk' }).expect(403);
    expect(other.headers['content-type']).toContain('application/problem+json');
    await request(app).post('/api/search').send({ index: 'vehicles_nobody' }).expect(400);
  });

  it('tells a site without stock so', async () => {
    const { body } = await request(app)
      .post('/api/search')
      .set('Host', 'polhem-auctions.localhost')
      .send({})
      .expect(400);
    expect((body as Problem).detail).toContain('has no stock');
  });

  it.each([
    ['malformed JSON', '{"limit": ', 'not valid JSON'],
    ['an array', '[]', 'must be of type object'],
    ['a limit out of range', '{"limit": 5000}', 'limit must be less than or equal to 1000'],
    ['an unknown key', '{"limits": 5}', 'limits is not allowed'],
    ['a filter that is no list', '{"filters": {"car_brand": "Volvo"}}', 'filters.car_brand'],
    ['a field that is no name', '{"fields": ["car_id; drop"]}', 'field name'],
  ])('says what is wrong with %s', async (_what, body, message) => {
    const answer = await request(app)
      .post('/api/search')
      .set('Content-Type', 'application/json')
      .send(body)
      .expect(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((JSON.parse(answer.text) as Problem).detail).toContain(message);
  });

  it('lists 1,000 cars with the fields of a card', async () => {
    const { body } = await request(app).post('/api/search').send({ limit: 1000 }).expect(200);
    const { content } = body as { content: object[] };
    expect(content.length).toBeGreaterThan(100);
    const fields = new Set(content.flatMap((car) => Object.keys(car)));
    expect([...fields].filter((field) => !openFields.has(field))).toEqual([]);
  });

  it('refuses other fields of a list', async () => {
    const answer = await request(app)
      .post('/api/search')
      .send({ fields: ['car_id', 'car_sellers'], limit: 48 })
      .expect(400)
      .expect('Content-Type', /application\/problem\+json/);
    expect((answer.body as Problem).detail).toContain('name at most 24 cars in filters.car_id');
  });

  it('delivers every field of a car that is named by id', async () => {
    const list = await request(app).post('/api/search').send({ limit: 1 }).expect(200);
    const [{ car_id }] = (list.body as { content: [{ car_id: string }] }).content;
    const { body } = await request(app)
      .post('/api/search')
      .send({ filters: { car_id: [car_id] } })
      .expect(200);
    expect((body as { content: object[] }).content[0]).toHaveProperty('car_sellers');
  });

  it('keeps employees out of lists of dealers', async () => {
    const search = { index: 'sites_polhem-bil', limit: 1000 };
    const list = await request(app).post('/api/search').send(search).expect(200);
    const dealers = (list.body as { content: Dealer[] }).content;
    expect(dealers.flatMap((dealer) => dealer.site_departments.flatMap(({ users }) => users))).toEqual([]);
    const named = await request(app)
      .post('/api/search')
      .send({ ...search, filters: { slug: [dealers[0]?.slug] } })
      .expect(200);
    const [dealer] = (named.body as { content: [Dealer] }).content;
    expect(dealer.site_departments.flatMap(({ users }) => users).length).toBeGreaterThan(0);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('responds to a client that accepts %s in that encoding', async (accepted, encoding) => {
    const bodies = [];
    for (let at = 0; at < 2; at += 1) {
      const { body, headers } = await request(app).post('/api/search').set('Accept-Encoding', accepted).send({});
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
      bodies.push(body as unknown);
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toHaveProperty('total_items');
  });

  it('searches once for 100 equal requests at once', async () => {
    const gateways = await demoGateways();
    let searches = 0;
    const catalogue: CatalogueGateway = {
      ...gateways.catalogue,
      searchCars: (search) => {
        searches += 1;
        return gateways.catalogue.searchCars(search);
      },
    };
    const server = createServer(createApp(await testServices({ gateways: { ...gateways, catalogue } })));
    const sent = Array.from({ length: 100 }, (_none, at) => {
      const filters = at % 2 === 0 ? { car_fuel: ['El'], car_body: ['SUV'] } : { car_body: ['SUV'], car_fuel: ['El'] };
      return request(server).post('/api/search').send({ filters }).expect(200);
    });
    await Promise.all(sent);
    expect(searches).toBe(1);
  });

  it('refuses a body that is too large', async () => {
    const body = JSON.stringify({ keyphrase: 'x'.repeat(70_000) });
    await request(app).post('/api/search').set('Content-Type', 'application/json').send(body).expect(413);
  });

  it('answers a bug of the search with 500 and a problem, never with an empty list', async () => {
    const gateways = await demoGateways();
    const searchCars = () => Promise.reject(new TypeError('x is undefined'));
    const broken = createApp(
      await testServices({ gateways: { ...gateways, catalogue: { ...gateways.catalogue, searchCars } } }),
    );
    const answer = await request(broken).post('/api/search').send({});
    expect([answer.status, answer.type]).toEqual([500, 'application/problem+json']);
  });

  it('is asked with POST only', async () => {
    await request(app).get('/api/search').expect(405).expect('Allow', 'POST');
  });
});

describe('an address that sends too much', () => {
  const apiLimits = createApiLimits({ formsPerMinute: 20, searchesPerMinute: 3 });

  it('gets 429 from the search while another address does not', async () => {
    const strict = createApp(await testServices({ apiLimits, trustProxy: ['loopback'] }));
    const send = (path: string, address: string) =>
      request(strict).post(path).set('X-Forwarded-For', address).send({ language: 'sv', keyphrase: 'volvo' });
    await send('/api/search', '192.0.2.1').expect(400); // Attempts count regardless of their result.
    await send('/api/search/meaning', '192.0.2.1').expect(200);
    await send('/api/search/relaxations', '192.0.2.1').expect(400);
    const refused = await send('/api/search/meaning', '192.0.2.1').expect(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await send('/api/search/meaning', '192.0.2.2').expect(200);
  });

  it('gets 429 for whole cars after 240 of them', async () => {
    const limits = createApiLimits({ formsPerMinute: 20, searchesPerMinute: 600 });
    const strict = createApp(await testServices({ apiLimits: limits }));
    const send = (from: number) => {
      const ids = Array.from({ length: 24 }, (_none, at) => String(from + at));
      const search = { fields: ['car_sellers'], filters: { car_id: ids } };
      return request(strict).post('/api/search').send(search);
    };
    for (let at = 0; at < 10; at += 1) await send(410_000 + 24 * at).expect(200);
    await send(410_240).expect(429).expect('Retry-After', /^\d+$/);
    await request(strict).post('/api/search').send({ limit: 48 }).expect(200);
  });

  it.each([
    ['page views', 'pageViews', 'POST', '/api/page-view'],
    ['choices', 'choices', 'POST', '/api/choices'],
    ['embedded forms', 'embeddedForms', 'POST', '/api/jotform'],
    ['map tiles', 'mapTiles', 'GET', '/api/maps/tiles/17/0/0.png'], // a tile would be drawn first
  ] as const)('gets 429 for %s', async (_what, limit, method, path) => {
    const strict = createApp(await testServices({ apiLimits: { ...apiLimits, [limit]: limitAttempts(1) } }));
    const send = () => (method === 'GET' ? request(strict).get(path) : request(strict).post(path).send({}));
    expect((await send()).status).not.toBe(429);
    await send().expect(429).expect('Retry-After', /^\d+$/);
  });
});

describe('/api/content', () => {
  it('answers a layout in a language of the site', async () => {
    const { body } = await request(app).get('/api/content/layout?language=en&path=/').expect(200);
    expect((body as { route: { itemLanguage: string } }).route.itemLanguage).toBe('en');
    const unknown = await request(app).get('/api/content/layout?language=sv&path=/no-such').expect(200);
    expect((unknown.body as { route: null }).route).toBeNull();
  });

  it('refuses a language that the site does not have', async () => {
    const { body } = await request(app).get('/api/content/layout?language=fi&path=/').expect(400);
    expect((body as Problem).errors?.[0]?.field).toBe('language');
  });
});

describe('anything else', () => {
  it('under /api is a problem in JSON', async () => {
    const answer = await request(app).get('/api/nothing').expect(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('with a query of a megabyte is refused', async () => {
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /?q=${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
      );
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
      socket.on('error', () => (answer === '' ? reject(new Error('no answer')) : undefined));
    });
    expect(status).toContain('431');
    await request(server).get('/healthz').expect(200);
    await new Promise((resolve) => server.close(resolve));
  });

  it('missing among assets is a plain 404', async () => {
    await request(app)
      .get('/assets/nothing.js')
      .expect(404)
      .expect('Content-Type', /text\/plain/);
    await request(app).get('/media/../package.json').expect(404);
    await request(app)
      .get('/media/%2e%2e/package.json')
      .expect((response) => expect([403, 404]).toContain(response.status));
  });
});
