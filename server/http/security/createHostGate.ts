import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import type { SiteDirectory } from '../../site/createSiteDirectory.ts';
import { healthPaths } from '../health.ts';
import { readRequestId } from '../logging/readRequestId.ts';
import type { SecurityHeaders } from './securityHeaders.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** True for the address of a trusted proxy, whose X-Forwarded headers are used. It is Express's "trust proxy fn". */
export type TrustsProxy = (address: string, hop: number) => boolean;

export interface HostGateOptions {
  sites: SiteDirectory;
  trustsProxy: TrustsProxy;
  /** Response to an unknown host: 421, or a redirect to the default site. */
  unknownHosts: 'refuse' | 'redirect';
  redirectStatus: 301 | 308;
  securityHeaders: SecurityHeaders;
  logger: Logger;
  /** Milliseconds since any fixed time. */
  now?: () => number;
}

/** Blocks requests for unknown hosts before the host can reach a page or a cache. */
export interface HostGate {
  /**
   * Admits a request for a site's host, and normalises its URL to a path and its Host header to that host.
   * Others get a response.
   * @returns false when the request was answered
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
}

const logIntervalMs = 60_000;
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Not served here</title></head>
<body><h1>This address is not served here</h1><p>This server has no website for the host name of the address. Check the address.</p><p>If you run the server: add the host to <code>hosts</code> of a site (docs/http.md).</p></body>
</html>
`;

export function createHostGate(options: HostGateOptions): HostGate {
  const { sites, trustsProxy, unknownHosts, redirectStatus, securityHeaders, logger, now = monotonicMs } = options;
  let loggedAt = -Infinity;
  let unlogged = 0;

  /** Scanners send thousands of such requests: they share one log line per minute. */
  const log = (host: string, reason: string): void => {
    unlogged += 1;
    if (now() - loggedAt < logIntervalMs) return;
    logger.warn('hosts.refused', {
      host: cutText(host, 100),
      reason,
      requests: unlogged,
      cure: 'Add the host to hosts of a site, if it is yours (docs/http.md).',
    });
    loggedAt = now();
    unlogged = 0;
  };

  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    response
      .writeHead(421, {
        ...securityHeaders,
        'x-request-id': readRequestId(request),
        'Cache-Control': 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(page)),
      })
      .end(request.method === 'HEAD' ? undefined : page);
  };

  const redirect = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    response
      .writeHead(redirectStatus, {
        ...securityHeaders,
        'x-request-id': readRequestId(request),
        'Cache-Control': 'no-store', // the host may be added to a site later
        Location: siteOrigin(sites.defaultSite) + path,
        'Content-Length': '0',
      })
      .end();
  };

  return {
    admit: (request, response) => {
      if (!hasOneHost(request) || !toOriginForm(request)) {
        response.writeHead(400, { ...securityHeaders, 'Content-Type': 'text/plain' }).end('Bad request\n');
        return false;
      }
      const { headers, method = '', url = '/' } = request;
      const own = headers.host ?? '';
      const forwarded = takeForwardedHost(request, trustsProxy);
      const site = sites.find(own);
      const forwardedSite = forwarded === '' ? null : sites.find(forwarded);
      if (site) {
        if (!forwardedSite || forwardedSite === site) return true;
        // either may come from the client: neither is trusted
        log(forwarded, `X-Forwarded-Host names another site than Host, ${cutText(own, 100)}`);
        refuse(request, response);
        return false;
      }
      if (forwardedSite) {
        headers.host = forwarded;
        return true;
      }
      if (healthPaths.includes(url.split('?', 1)[0] ?? '')) return true;
      log(forwarded || own, 'no site has this host');
      if (unknownHosts === 'redirect' && (method === 'GET' || method === 'HEAD') && url.startsWith('/')) {
        redirect(request, response, url);
      } else refuse(request, response);
      return false;
    },
  };
}

/** Removes X-Forwarded-Host; returns its first host if it is a trusted proxy's, else "". */
function takeForwardedHost({ headers, socket }: IncomingMessage, trustsProxy: TrustsProxy): string {
  const forwarded = headers['x-forwarded-host'];
  if (forwarded === undefined) return '';
  delete headers['x-forwarded-host']; // not read by later handlers
  if (typeof forwarded !== 'string' || !trustsProxy(socket.remoteAddress ?? '', 0)) return '';
  return forwarded.split(',', 1)[0]?.trim() ?? '';
}

/**
 * False for a request with several Host headers, which is refused (RFC 9112, 3.2).
 * A proxy may read another one than this server. Node.js refuses HTTP/1.1 without any.
 */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/**
 * Converts a request in absolute form ("GET http://host/path"), as proxies send it, to origin form.
 * The host of its URL replaces its Host header (RFC 9112, 3.2.2). Other requests are unchanged.
 * @returns false for an invalid URL
 */
function toOriginForm(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  if (url.startsWith('/') || url === '*') return true;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = pathname + search;
  return true;
}
