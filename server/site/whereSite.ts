import type { RequestHandler } from 'express';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { siteOf } from './siteOfRequest.ts';

/** Leaves requests of other sites to the handlers after it: for them the addresses are not there. */
export function whereSite(has: (site: SiteConfig) => boolean, handler: RequestHandler): RequestHandler {
  return (request, response, next) => (has(siteOf(response)) ? handler(request, response, next) : next());
}
