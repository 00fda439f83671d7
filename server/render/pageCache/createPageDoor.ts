import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { loggedPath } from '../../http/loggedPath.ts';
import { requestIdOf } from '../../http/requestIdOf.ts';
import type { TrustsProxy } from '../../site/requestHost.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { PageCache } from './createPageCache.ts';
import { hasEditorCookie } from './hasEditorCookie.ts';
import { isQueryOfNoPage } from './pageAddress.ts';
import { sendCachedPage } from './sendCachedPage.ts';
import type { SentPage } from './sendCachedPage.ts';

/** Addresses as clients request them, each with the page that it leads to. */
interface KnownAddress {
  key: string;
  loggedPath: string;
}

/** Bytes of the page cache per known address: a quarter of a small page, since some pages have several addresses. */
const cacheBytesPerAddress = 25_000;
const minAddresses = 1000;

export interface PageDoorOptions {
  cache: PageCache;
  /** Memory of the cache, which bounds the number of known addresses. */
  maxCacheBytes: number;
  logger: Logger;
  trustsProxy: TrustsProxy;
  /** Names of the query parameters that change a page. */
  declaredParameters: ReadonlySet<string>;
}

/** Serves cached pages before Express sees the request, which costs a fifth of serving them behind it. */
export interface PageDoor {
  /** Sends the page of a request if it is cached; false leaves the request to the caller. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends an older copy of the page of a request, for a server that cannot render it now; false when there is none. */
  serveOld(request: IncomingMessage, response: ServerResponse): boolean;
  /** Notes that the address of a request leads to the page of a key. */
  learn(request: IncomingMessage, key: string): void;
}

export function createPageDoor(options: PageDoorOptions): PageDoor {
  const { cache, maxCacheBytes, logger, trustsProxy, declaredParameters } = options;
  const max = Math.max(minAddresses, Math.ceil(maxCacheBytes / cacheBytesPerAddress));
  const addresses = new LRUCache<string, KnownAddress>({ max });

  const addressOf = (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    // campaigns give each visitor an address of his own for the same page
    const plain = queryAt >= 0 && isQueryOfNoPage(url.slice(queryAt), declaredParameters) ? url.slice(0, queryAt) : url;
    const { host = '', 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': scheme } = request.headers;
    const isForwarded = forwardedHost !== undefined || scheme !== undefined;
    if (!isForwarded || !trustsProxy(request.socket.remoteAddress ?? '', 0)) return `${host} ${plain}`;
    return `${String(scheme)} ${String(forwardedHost ?? host)} ${plain}`;
  };

  const knownAddress = (request: IncomingMessage): KnownAddress | undefined => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && !hasEditorCookie(request.headers.cookie) ? addresses.get(addressOf(request)) : undefined;
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    sent: SentPage,
    cacheState: 'hit' | 'old',
  ): void => {
    const status = sendCachedPage(request, response, sent);
    // no time: reading the clock twice would be a tenth of it
    logger.info('request.done', { requestId: sent.requestId, method: request.method, path, status, cache: cacheState });
  };

  return {
    serve: (request, response) => {
      const known = knownAddress(request);
      if (!known) return false;
      const now = cache.now();
      const page = cache.find(known.key, now);
      if (!page) return false;
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const body = cache.bodyFor(page, encoding);
      if (!Buffer.isBuffer(body)) return false; // not compressed yet
      const sent = { page, encoding, body, ageSeconds: cache.ageSeconds(page, now), requestId: requestIdOf(request) };
      send(request, response, known.loggedPath, sent, 'hit');
      return true;
    },
    serveOld: (request, response) => {
      const known = knownAddress(request);
      const page = known && cache.findOld(known.key);
      if (!page) return false;
      const accepted = acceptedEncoding(request.headers['accept-encoding']);
      const encoding = page.bodies[accepted] ? accepted : 'identity';
      const body = page.bodies[encoding] ?? page.bodies.identity;
      const sent = { page, encoding, body, ageSeconds: cache.ageSeconds(page), requestId: requestIdOf(request) };
      send(request, response, known.loggedPath, sent, 'old');
      return true;
    },
    learn: (request, key) => {
      const [path = ''] = (request.url ?? '').split('?');
      addresses.set(addressOf(request), { key, loggedPath: loggedPath(path) });
    },
  };
}
