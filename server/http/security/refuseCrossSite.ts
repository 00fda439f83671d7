import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';

/**
 * Refuses (403) requests that a page of another site made a visitor's browser send.
 * Browsers send Sec-Fetch-Site, older ones Origin; a client without either is no browser, and has no visitor to
 * mislead.
 */
export const refuseCrossSite: RequestHandler = (request, response, next) => {
  if (isForeign(request)) {
    response.locals['refusal'] = proxyFault(request);
    throw new ProblemError(403, 'Foreign page', 'Forms are accepted from pages of this site only.');
  }
  next();
};

function isForeign(request: Request): boolean {
  const from = request.get('sec-fetch-site');
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

/**
 * Explains a refusal of the site's own pages, for the log: a proxy that passes the host without its port.
 * Null for pages of other hosts.
 */
function proxyFault(request: Request): { fault: string; cure: string } | null {
  const origin = request.get('origin') ?? '';
  if (!URL.canParse(origin)) return null;
  const { host, hostname } = new URL(origin);
  if (host === request.host || hostname !== request.hostname) return null;
  const fault = `The page is at ${host}, but the request's Host is ${request.host}.`;
  return { fault, cure: 'Have the proxy pass the host with its port; nginx: proxy_set_header Host $http_host.' };
}
