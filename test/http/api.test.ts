import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../server/app.ts';
import type { Problem } from '../../shared/kit/problem.ts';
import { testServices } from './testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

describe('POST /api/search', () => {
  it('searches the cars of the asking site when no index is named, 24 from the first', async () => {
    const { body } = await request(app).post('/api/search').send({}).expect(200);
    const answer = body as { content: unknown[]; total_items: number };
    expect(answer.content).toHaveLength(24);
    expect(answer.total_items).toBeGreaterThan(24);
  });

  it('delivers facets with their children and histograms', async () => {
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

  it('refuses the index of another site and one that nobody has', async () => {
    const other = await request(app).post('/api/search').send({ index: 'vehicles_polhem-motors-uk' }).expect(403);
    expect(other.headers['content-type']).toContain('application/problem+json');
    await request(app).post('/api/search').send({ index: 'vehicles_nobody' }).expect(400);
  });

  it('tells a site without stock so', async () => {
    const { body } = await request(app).post('/api/search').set('Host', 'polhem-trucks.localhost').send({}).expect(400);
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

  it('refuses a body that is too large', async () => {
    const body = JSON.stringify({ keyphrase: 'x'.repeat(70_000) });
    await request(app).post('/api/search').set('Content-Type', 'application/json').send(body).expect(413);
  });

  it('is asked with POST only', async () => {
    await request(app).get('/api/search').expect(405).expect('Allow', 'POST');
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
  it('under /api is a problem, not a page', async () => {
    const answer = await request(app).get('/api/nothing').expect(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('with a query of a megabyte is refused by the server and hurts nobody', async () => {
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

  it('missing among assets and media is a plain 404', async () => {
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
