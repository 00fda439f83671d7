import { once } from 'node:events';
import { createServer, get as httpGet } from 'node:http';
import type { IncomingMessage, RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler } from 'express';
import { contentRoute } from '../../client/content/contentRoute.ts';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { harbourGroup, harbourSites } from '../../test/fixtures/harbourSites.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { waitUntil } from '../../test/fixtures/waitUntil.ts';
import { logRequests } from '../http/logging/logRequests.ts';
import { createSiteDirectory } from '../site/createSiteDirectory.ts';
import { resolveSite } from '../site/siteOfRequest.ts';
import { createSiteVersions } from '../site/SiteVersions.ts';
import { createPageCache } from './pageCache/createPageCache.ts';
import { PageHtml } from './PageHtml.ts';
import { renderPage } from './renderPage.ts';

const head = '<!DOCTYPE html><html><head><link rel="preload" href="/a.css"></head>';
const body = `<body>${'<p>A car.</p>'.repeat(500)}</body></html>`;
const decoders = { br: createBrotliDecompress, gzip: createGunzip };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server whose pages the test writes. */
async function serve() {
  const renders: PageHtml[] = [];
  let requests = 0;
  const logger = collectingLogger();
  const cache = createPageCache({
    render: () => {
      const html = new PageHtml();
      renders.push(html);
      return Promise.resolve({ kind: 'document', status: 200, headers: { 'X-Page': 'yes' }, html });
    },
    maxBytes: 100_000_000,
    versions: createSiteVersions(),
    securityHeaders: {},
    logger: silentLogger,
  });
  const failed: ErrorRequestHandler = (_error, _request, response, next) => {
    if (response.headersSent) next(_error);
    else response.status(500).end('error page');
  };
  const app = express();
  app.use(
    logRequests(logger),
    compression(),
    resolveSite(createSiteDirectory(harbourSites, harbourGroup.defaultSite.name)),
  );
  app.use(
    renderPage({
      cache,
      door: { learn: () => undefined },
      matchPath: () => {
        requests += 1;
        return Promise.resolve({ route: contentRoute, params: {}, routes: [] });
      },
      tidyList: () => Promise.resolve(null),
      sendUncached: () => Promise.reject(new Error('not of this test')),
    }),
    failed,
  );
  const running = createServer(app).listen(0, '127.0.0.1');
  servers.push(running);
  await once(running, 'listening');
  const { port } = running.address() as AddressInfo;
  const ask = (headers: Record<string, string> = {}, options: RequestOptions = {}) =>
    httpGet({ port, path: '/a', host: '127.0.0.1', agent: false, headers, ...options });
  const answer = async (...asked: Parameters<typeof ask>): Promise<IncomingMessage> => {
    const [response] = (await once(ask(...asked), 'response')) as [IncomingMessage];
    return response;
  };
  /** The latest page that is being rendered. */
  const rendering = async (count = 1): Promise<PageHtml> => {
    await waitUntil(() => renders.length === count);
    return renders.at(-1) as PageHtml;
  };
  return { ask, answer, rendering, renders, logger, arrived: () => requests };
}

describe('a page that is not cached', () => {
  it.each(['identity', 'br', 'gzip'] as const)('reaches its visitor while it is rendered: %s', async (encoding) => {
    const { answer, rendering } = await serve();
    const coming = answer({ 'accept-encoding': encoding });
    const html = await rendering();
    html.write(head);
    const response = await coming;
    const text = encoding === 'identity' ? response : response.pipe(decoders[encoding]());
    const [first] = (await once(text, 'data')) as [Buffer];
    expect(first.toString()).toBe(head);
    html.end(body);
    expect(first.toString() + (await buffer(text)).toString()).toBe(head + body);
  });

  it('is copied to the cache as it was sent', async () => {
    const { answer, rendering, renders } = await serve();
    const coming = answer();
    (await rendering()).end(head + body);
    const [first, second] = [await coming, await answer()];
    expect(await buffer(second)).toEqual(await buffer(first));
    expect(second.headers).toMatchObject({ 'x-page': 'yes', 'content-length': String(head.length + body.length) });
    expect(first.headers).toMatchObject({ 'x-page': 'yes', vary: 'Accept-Encoding' });
    expect(renders).toHaveLength(1);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed once for its visitor as for its copy: %s', async (encoding, decompress) => {
    const { answer, rendering } = await serve();
    const coming = answer({ 'accept-encoding': encoding });
    (await rendering()).end(head + body);
    const first = await buffer(await coming);
    const again = await answer({ 'accept-encoding': encoding });
    expect(again.headers['content-encoding']).toBe(encoding);
    expect(await buffer(again)).toEqual(first);
    expect(decompress(first).toString()).toBe(head + body);
  });

  it('is sent whole to other visitors who come meanwhile', async () => {
    const { answer, arrived, rendering, renders } = await serve();
    const [first, other] = [answer(), answer()];
    const html = await rendering();
    await waitUntil(() => arrived() === 2);
    html.write(head);
    await Promise.race([first, other]);
    html.end(body);
    for (const response of [await first, await other]) {
      expect((await buffer(response)).toString()).toBe(head + body);
    }
    expect([(await first).headers.etag, (await other).headers.etag].filter(Boolean)).toHaveLength(1);
    expect(renders).toHaveLength(1);
  });

  it('is answered to HEAD with its ETag', async () => {
    const { answer, rendering } = await serve();
    const coming = answer({}, { method: 'HEAD' });
    (await rendering()).end(head + body);
    const { headers } = await coming;
    expect(headers.etag).toMatch(/^W\//);
    expect((await answer()).headers.etag).toBe(headers.etag);
  });

  it('is answered with 304 to a client that has it', async () => {
    const page = await serve();
    const known = page.answer({}, { method: 'HEAD' });
    (await page.rendering()).end(head + body);
    const { etag = '' } = (await known).headers;
    const other = await serve();
    const coming = other.answer({ 'if-none-match': etag });
    (await other.rendering()).end(head + body);
    expect((await coming).statusCode).toBe(304);
  });
});

describe('a visitor who disconnects', () => {
  it('leaves the page to those who wait for it', async () => {
    const { ask, answer, arrived, rendering, renders, logger } = await serve();
    const visit = ask();
    visit.on('error', () => undefined);
    const html = await rendering();
    html.write(head);
    await once(visit, 'response');
    const waiting = answer();
    await waitUntil(() => arrived() === 2);
    visit.destroy();
    await waitUntil(() => logger.lines.some(({ event }) => event === 'request.closedEarly'));
    html.end(body);
    expect((await buffer(await waiting)).toString()).toBe(head + body);
    expect((await buffer(await answer())).toString()).toBe(head + body);
    expect(renders).toHaveLength(1);
  });

  it('is no failure in the log', async () => {
    const { ask, rendering, logger } = await serve();
    const visit = ask();
    visit.on('error', () => undefined);
    (await rendering()).write(head);
    await once(visit, 'response');
    visit.destroy();
    await waitUntil(() => logger.lines.length > 0);
    expect(logger.lines.map(({ event, level }) => [event, level])).toEqual([['request.closedEarly', 'info']]);
  });
});

it('a visitor who reads slowly does not hold up the copy', async () => {
  const { answer, rendering, renders } = await serve();
  const large = Buffer.alloc(30_000_000, 'x');
  const coming = answer();
  (await rendering()).end(large);
  const slow = await coming; // not read
  expect((await buffer(await answer())).equals(large)).toBe(true);
  expect((await buffer(slow)).equals(large)).toBe(true);
  expect(renders).toHaveLength(1);
});

describe('a page that is cut off', () => {
  it.each(['identity', 'br'])('is not whole for its visitor: %s', async (encoding) => {
    const { answer, rendering } = await serve();
    const coming = answer({ 'accept-encoding': encoding });
    const html = await rendering();
    html.write(head);
    const response = await coming;
    html.destroy(new Error('a bug'));
    await expect(buffer(response)).rejects.toThrow('aborted');
  });

  it('is an error page for others who wait for it', async () => {
    const { answer, rendering, arrived } = await serve();
    const responses = [answer(), answer()].map((response) => response.catch(() => null));
    const html = await rendering();
    await waitUntil(() => arrived() === 2);
    html.destroy(new Error('a bug'));
    const statuses = (await Promise.all(responses)).map((response) => response?.statusCode);
    expect(statuses.sort()).toEqual([500, undefined]);
  });

  it('is not stored', async () => {
    const { answer, rendering } = await serve();
    const cut = answer().catch(() => null);
    (await rendering()).destroy(new Error('a bug'));
    expect(await cut).toBeNull();
    const coming = answer();
    (await rendering(2)).end(head + body);
    expect((await buffer(await coming)).toString()).toBe(head + body);
  });
});
