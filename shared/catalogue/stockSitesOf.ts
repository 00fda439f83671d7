import type { SiteConfig } from '../site/SiteTypes.ts';

/** Names of the sites that have a stock, and so an index of cars and one of dealers. */
export function stockSitesOf(sites: readonly Pick<SiteConfig, 'name' | 'features'>[]): string[] {
  return sites.filter(({ features }) => features.stock).map(({ name }) => name);
}
