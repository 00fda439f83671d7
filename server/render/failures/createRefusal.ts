import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../../http/logging/readRequestId.ts';
import type { SecurityHeaders } from '../../http/security/securityHeaders.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { StaticErrorPage } from './staticErrorPage.ts';

export interface RefusedPage {
  site: SiteConfig;
  /** Path and search that the client requested. */
  url: string;
  retryAfterSeconds: number;
}

/** Responds to a page or a posted form that an overloaded server refuses. */
export type Refusal = (request: IncomingMessage, response: ServerResponse, page: RefusedPage) => void;

/** Responds with 503, Retry-After, and a small page that needs no content and no render. */
export function createRefusal(staticErrorPage: StaticErrorPage, securityHeaders: SecurityHeaders): Refusal {
  return (request, response, { site, url, retryAfterSeconds }) => {
    const overloaded = request.method === 'POST' ? 'form' : 'page';
    const body = staticErrorPage({ site, status: 503, url, overloaded });
    response
      .writeHead(503, {
        ...securityHeaders,
        'x-request-id': response.getHeader('x-request-id') ?? readRequestId(request),
        'Retry-After': String(retryAfterSeconds),
        'Cache-Control': 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(body)),
      })
      .end(request.method === 'HEAD' ? undefined : body);
  };
}
