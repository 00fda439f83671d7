import type { RequestHandler } from 'express';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { siteOf } from './siteOfRequest.ts';

/** Passes requests of other sites to the next handlers, as if the routes did not exist. */
export function whereSite(has: (site: SiteConfig) => boolean, handler: RequestHandler): RequestHandler {
  return (request, response, next) => (has(siteOf(response)) ? handler(request, response, next) : next());
}

/** Passes requests of sites without forms to the next handlers. */
export function whereForms(handler: RequestHandler): RequestHandler {
  return whereSite(({ features }) => features.forms !== false, handler);
}
