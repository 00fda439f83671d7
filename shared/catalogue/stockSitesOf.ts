import type { SiteConfig } from '../site/SiteTypes.ts';

/** Returns the names of the sites with a stock, and thus with indexes of cars and dealers. */
export function stockSitesOf(sites: readonly Pick<SiteConfig, 'name' | 'features'>[]): string[] {
  return sites.filter(({ features }) => features.stock).map(({ name }) => name);
}
