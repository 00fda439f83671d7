import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import type { Services } from '../../../server/Services.ts';
import { requestStarted } from '../../../server/telemetry/signals.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const host = 'polhem-bil.localhost';
const cacheBytes = 50_000_000;

/** Dealer pages contain the time. */
const clock = { now: () => new Date('2026-11-20T10:00:00Z') };

let services: Awaited<ReturnType<typeof testServices>>;
let handler: RequestListener;
let layouts = 0;

/** Creates services that count the pages read from the content platform. */
async function countingServices(change: Partial<Services> = {}, count = () => void (layouts += 1)) {
  const gateways = await demoGateways();
  const content = {
    ...gateways.content,
    layout: (query: Parameters<typeof gateways.content.layout>[0]) => {
      count();
      return gateways.content.layout(query);
    },
  };
  return testServices({ gateways: { ...gateways, content, clock }, pageCacheBytes: cacheBytes, ...change });
}

beforeAll(async () => {
  services = await countingServices();
  handler = createRequestHandler(services);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  request(handler)
    .get(path)
    .set({ Host: host, 'Accept-Encoding': 'identity', ...headers });

/** Returns the headers of a response that are independent of the request. */
function lastingHeaders(headers: Record<string, string>): Record<string, string> {
  const { date: _date, age: _age, 'x-request-id': _id, ...rest } = headers;
  return rest;
}

describe('a page that is served again', () => {
  it('is rendered once', async () => {
    await get('/kontakt');
    layouts = 0;
    await get('/kontakt').expect(200);
    expect(layouts).toBe(0);
  });

  it('has the bytes of the first response', async () => {
    const first = await get('/verkstad');
    const second = await get('/verkstad');
    expect(second.text).toBe(first.text);
    const { etag, 'content-length': length, ...others } = lastingHeaders(second.headers);
    expect({ ...others, 'transfer-encoding': 'chunked' }).toEqual(lastingHeaders(first.headers));
    expect([etag, length]).toEqual([expect.stringMatching(/^W\/"/), String(Buffer.byteLength(second.text))]);
  });

  it('has a request id of its own', async () => {
    await get('/om-oss');
    const { headers } = await get('/om-oss', { 'x-request-id': 'proxy-12345678' });
    expect(headers).toMatchObject({ 'x-request-id': 'proxy-12345678', vary: 'Accept-Encoding' });
    expect(headers['age']).toMatch(/^\d+$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is sent before Express sees the request', async () => {
    await get('/om-oss');
    let seen = 0;
    const stop = requestStarted.listen(() => (seen += 1));
    await get('/om-oss').expect(200);
    await get('/om-oss?utm_source=mail', { 'If-None-Match': '*' }).expect(304);
    stop();
    expect(seen).toBe(0);
  });

  it('has a line in the log', async () => {
    await get('/om-oss');
    services.logger.lines.length = 0;
    await get('/om-oss?utm_source=mail', { 'x-request-id': 'proxy-12345679' });
    expect(services.logger.lines).toMatchObject([
      { event: 'request.done', facts: { path: '/om-oss', status: 200, cache: 'hit', requestId: 'proxy-12345679' } },
    ]);
  });

  it('may be kept by shared caches for a minute', async () => {
    const { headers } = await get('/om-oss');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
  });

  it('is the same in Brotli', async () => {
    const { text } = await get('/om-oss');
    for (const _time of ['from Express', 'from the cache']) {
      const compressed = await get('/om-oss', { 'Accept-Encoding': 'br' });
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(Number(compressed.headers['content-length'])).toBeLessThan(text.length / 3);
      expect(compressed.text).toBe(text);
    }
  });

  it('is answered with 304 to a client that has it', async () => {
    const { headers } = await get('/om-oss');
    const again = await get('/om-oss', { 'If-None-Match': `"x", ${headers['etag'] ?? ''}` }).expect(304);
    expect(again.text).toBe('');
    expect(again.headers).toMatchObject({ etag: headers['etag'], vary: 'Accept-Encoding' });
    expect(again.headers['content-type']).toBeUndefined();
  });

  it('is answered to HEAD with the headers of GET', async () => {
    const { headers } = await get('/om-oss');
    const head = await request(handler).head('/om-oss').set({ Host: host, 'Accept-Encoding': 'identity' });
    expect(lastingHeaders(head.headers)).toEqual(lastingHeaders(headers));
  });

  it('comes whole for a request of a range', async () => {
    const { text } = await get('/om-oss');
    const ranged = await get('/om-oss', { Range: 'bytes=0-9' }).expect(200);
    expect(ranged.text).toBe(text);
  });
});

describe('an address', () => {
  it('with parameters of a campaign leads to the same page', async () => {
    const { text } = await get('/om-oss');
    expect((await get('/om-oss?utm_source=mail&gclid=1')).text).toBe(text);
  });

  it('with the same filters in another order leads to the same page', async () => {
    const { text } = await get('/bilar?car_fuel=El&car_brand=Volvo');
    expect((await get('/bilar?car_brand=Volvo&car_fuel=El')).text).toBe(text);
  });

  it('with a page of another list leads to another page', async () => {
    const { text } = await get('/bilar');
    expect((await get('/bilar?page=1')).text).not.toBe(text);
  });

  it('of another host has the addresses of its site in its page', async () => {
    await get('/om-oss');
    const { text } = await get('/om-oss', { Host: 'polhem-bil.example' });
    expect(text).toContain('<link rel="canonical" href="https://polhem-bil.example/om-oss"/>');
  });

  it('that is sent on keeps the parameters of a campaign', async () => {
    const { headers } = await get('/bilar?page=999&utm_source=mail').expect(302);
    expect(headers['location']).toMatch(/^\/bilar(\?page=\d+&|\?)utm_source=mail$/);
  });
});

describe('a change', () => {
  it('of the site is in the page of the next request', async () => {
    await get('/kontakt');
    layouts = 0;
    services.siteVersions.bump('polhem-bil');
    await get('/kontakt');
    expect(layouts).toBeGreaterThan(0);
  });
});

describe('what is not cached', () => {
  it('is the answer to a form', async () => {
    const { headers } = await request(handler)
      .post('/salj-bil')
      .set('Host', host)
      .type('form')
      .send({ form: 'unknown', name: 'Anna' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is a page with a visitor’s position', async () => {
    layouts = 0;
    await get('/anlaggningar?near=59.33,18.06&place=Stockholm');
    const { headers } = await get('/anlaggningar?near=59.33,18.06&place=Stockholm');
    expect(layouts).toBeGreaterThan(1);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is a page for a request with the cookie of an editor', async () => {
    await get('/kontakt');
    services.logger.lines.length = 0;
    await get('/kontakt', { Cookie: 'forecourt_editing=token' });
    expect(services.logger.lines.some(({ facts }) => facts['cache'] === 'hit')).toBe(false);
  });

  it('is a page that failed', async () => {
    const gateways = await demoGateways();
    const layout = () => Promise.reject(new Error('down'));
    const failing = createRequestHandler(
      await testServices({
        gateways: { ...gateways, content: { ...gateways.content, layout } },
        pageCacheBytes: cacheBytes,
      }),
    );
    for (const _time of [1, 2]) {
      const { headers } = await request(failing).get('/').set('Host', host).expect(500);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

it('a cold page that many visitors request at once is rendered once', async () => {
  let reads = 0;
  const own = await countingServices({}, () => void (reads += 1));
  const cold = createRequestHandler(own);
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => request(cold).get('/verkstad').set('Host', host)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads).toBeLessThanOrEqual(2);
});

describe('two visitors with different cookies', () => {
  const consent = 'consent=2.statistics-media; hideAlert=true; session=one';

  it.each([
    '/',
    '/bilar',
    '/bil/410356/-',
    '/jamfor',
    '/sparade',
    '/anlaggningar',
    '/verkstad/boka',
    '/dackhotell',
    '/salj-bil',
    '/nyheter',
    '/sok?q=bil',
    '/finns-inte',
  ])('get the same page at %s', async (path) => {
    const [one, other] = [await countingServices(), await countingServices()].map((services) =>
      createRequestHandler(services),
    );
    const first = await request(one as RequestListener)
      .get(path)
      .set({ Host: host, Cookie: consent });
    const second = await request(other as RequestListener)
      .get(path)
      .set({ Host: host });
    expect(first.text).toBe(second.text);
    expect(first.headers['set-cookie']).toBeUndefined();
  });
});
