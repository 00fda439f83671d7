import type { Response } from 'express';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { siteOfAnswer } from './siteOfRequest.ts';

type SchemaSite = Pick<SiteConfig, 'timeZone' | 'phone' | 'distanceUnit' | 'vehicleCodes'>;

/** Rules of requests that name no site. */
const noSite: SchemaSite = { timeZone: 'UTC', phone: { code: '', trunk: '' }, distanceUnit: 'km' };

/** Creates schemas that depend on the site of a request, once for each site. */
export function siteSchemas<T>(make: (site: SchemaSite) => T): (response: Response) => T {
  const cache = new WeakMap<SchemaSite, T>();
  return (response) => {
    const site = siteOfAnswer(response) ?? noSite;
    const schemas = cache.get(site) ?? make(site);
    cache.set(site, schemas);
    return schemas;
  };
}
