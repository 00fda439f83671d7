import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createForwarder } from '../../../server/upstream/forwardRequest.ts';
import type { Forwarder } from '../../../server/upstream/forwardRequest.ts';
import { startFakePlatform } from '../../upstreams/fakePlatform.ts';
import type { FakePlatform } from '../../upstreams/fakePlatform.ts';
import { testServices } from '../demo/testServices.ts';

let platform: FakePlatform;
let app: Express;
let server: Server;
/** The same with a short timeout, which a test can wait for. */
let hastyApp: Express;
let hastyServer: Server;
const forwarders: Forwarder[] = [];
const sizes = { maxRequestBytes: 10_000, maxAnswerBytes: 1_000_000 };

async function serve(times: { firstByteMs: number; wholeMs: number }): Promise<[Express, Server]> {
  const forwarder = createForwarder(platform.origin, { ...sizes, ...times });
  forwarders.push(forwarder);
  const made = createApp(await testServices({ platform: forwarder }));
  const listening = made.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return [made, listening];
}

beforeAll(async () => {
  platform = await startFakePlatform();
  [app, server] = await serve({ firstByteMs: 20_000, wholeMs: 30_000 });
  [hastyApp, hastyServer] = await serve({ firstByteMs: 1000, wholeMs: 2000 });
});

afterEach(() => {
  platform.setFault(null);
  platform.calls.length = 0;
});

afterAll(async () => {
  for (const forwarder of forwarders) forwarder.close();
  for (const one of [server, hastyServer]) {
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
  await platform.stop();
});

/** Sends a raw request, because HTTP clients would normalise its URL. */
function rawGet(path: string, from = server): Promise<{ status: number; body: string; whole: boolean }> {
  const { port } = from.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = rawRequest({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (data: Buffer) => (body += data.toString()));
      answer.on('error', () => undefined);
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, body, whole: answer.complete }));
    });
    call.on('error', reject);
    call.end();
  });
}

describe("the platform's addresses", () => {
  it.each([
    '/sitecore/api/layout/render/jss?item=%2F&sc_lang=sv',
    '/-/media/a/b.png?h=1',
    '/-/jssmedia/a%20b.png',
    '/~/media/C.ashx',
  ])('%s are asked there as they were written', async (path) => {
    const { body } = await rawGet(path);
    expect(platform.calls.map(({ url }) => url)).toEqual([path]);
    expect(body).toBe(JSON.stringify(`bytes of ${path}`));
  });

  it('come back without cookies of the platform', async () => {
    const { headers } = await request(app).get('/-/media/a.png').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      etag: '"one"',
      'cache-control': 'public, max-age=60',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-hop');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are called without cookies of the visitor', async () => {
    await request(app)
      .get('/sitecore/api/x')
      .set({ Cookie: 'session=1', Authorization: 'Bearer secret', 'X-Forwarded-Host': 'evil.example', TE: 'trailers' })
      .set({ sc_apikey: 'callers-own', 'Accept-Language': 'sv', Connection: 'Accept-Language' });
    const [{ headers } = { headers: {} }] = platform.calls;
    expect(headers).toMatchObject({ host: platform.origin.slice('http://'.length), sc_apikey: 'callers-own' });
    for (const name of ['cookie', 'authorization', 'x-forwarded-host', 'te', 'accept-language']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('take POST for the API alone', async () => {
    await request(app).head('/-/media/a.png').expect(200);
    await request(app).post('/sitecore/api/graph/edge').send({ query: '{a}' }).expect(200);
    expect(platform.calls.map(({ method, body }) => [method, body])).toEqual([
      ['HEAD', ''],
      ['POST', '{"query":"{a}"}'],
    ]);
    await request(app).post('/-/media/a.png').expect(405).expect('Allow', 'GET, HEAD');
    await request(app).delete('/sitecore/api/x').expect(405).expect('Allow', 'GET, HEAD, POST');
    expect(platform.calls).toHaveLength(2);
  });

  it.each([
    '/-/media/../../admin',
    '/-/media/%2e%2e/admin',
    '/-/media/.%2E/admin',
    '/-/media/a/..;/admin',
    '/sitecore/api/..%2fadmin',
    '/sitecore/api/a%5c..%5cadmin',
    '/sitecore/api/\\evil.example',
    '/-/media//evil.example/a.png',
    '/-/media/a%zz',
    '/-/media/a%00.png',
  ])('that can be read in two ways (%s) are refused', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ status: 400, title: 'Bad request' });
    expect(platform.calls).toEqual([]);
  });

  it.each([
    'http://evil.example/-/media/a.png',
    '//evil.example/-/media/a.png',
    '/-/mediaother/a.png',
    '/sitecore/shell',
    '/x/-/media/a.png',
  ])('are no others: %s is not forwarded', async (path) => {
    await rawGet(path);
    expect(platform.calls).toEqual([]);
  });
});

describe('a platform that fails', () => {
  it.each([
    ['silent', 504],
    ['reset', 502],
    ['declaredHuge', 502],
    ['redirectAway', 502],
  ] as const)('(%s) is answered with %i as a problem', async (fault, status) => {
    platform.setFault(fault);
    const answer = await request(fault === 'silent' ? hastyApp : app)
      .get('/-/media/a.png')
      .expect(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('location');
    expect(JSON.parse(answer.text)).toMatchObject({ status });
  });

  it('(closing its kept connections) is asked again', async () => {
    await request(app).get('/-/media/a.png').expect(200);
    platform.setFault('closesKept');
    await request(app).get('/-/media/b.png').expect(200);
    await request(app).post('/sitecore/api/x').send({ query: '{a}' }).expect(200);
    await request(app).post('/sitecore/api/x').send({ query: '{b}' }).expect(200);
    expect(platform.calls.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /-/media/b.png',
      'GET /-/media/b.png',
      'POST /sitecore/api/x',
      'POST /sitecore/api/x',
    ]);
  });

  it.each(['cutShort', 'stalled', 'huge'] as const)('(%s) in the middle of an answer cuts it off', async (fault) => {
    platform.setFault(fault);
    const { status, whole } = await rawGet('/-/media/a.png', fault === 'stalled' ? hastyServer : server);
    expect([status, whole]).toEqual([200, false]);
  });

  it('is passed on when it reports its failure', async () => {
    platform.setFault('error');
    await request(app).get('/sitecore/api/x').expect(500, { fault: true });
  });

  it('has its redirects kept under our host', async () => {
    platform.setFault('redirectHome');
    await request(app).get('/-/media/a.png').expect(301).expect('Location', '/-/media/moved.png?v=2');
  });

  it('is not asked to read bodies beyond the limit', async () => {
    await request(app)
      .post('/sitecore/api/x')
      .send({ query: 'x'.repeat(20_000) })
      .expect(413);
    expect(platform.calls).toEqual([]);
  });
});

describe('without a platform elsewhere', () => {
  it('media addresses serve our own media', async () => {
    const embedded = createApp(await testServices());
    const picture = 'scenes/roadside-wide-640.webp';
    const own = await request(embedded).get(`/media/${picture}`).expect(200);
    for (const prefix of ['/-/media/', '/-/jssmedia/', '/~/media/']) {
      const { body, headers } = await request(embedded).get(`${prefix}${picture}?h=10`).expect(200);
      expect(headers['content-type']).toBe('image/webp');
      expect(body).toEqual(own.body);
    }
    await request(embedded).get('/-/media/none.webp').expect(404);
    await request(embedded).get('/-/media/%2e%2e/stock/dealers.ndjson.gz').expect(400);
    await request(embedded).get('/sitecore/api/none').expect(404);
  });
});
