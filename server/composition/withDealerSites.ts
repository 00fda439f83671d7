import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { loadDealers } from '../catalogue/feed/loadDealers.ts';
import type { Setup } from './Setup.ts';

/**
 * Notes which sites without a stock have dealers: a workshop has pages of its dealers too.
 * A search service has the indexes of sites with a stock only. If the feed cannot be read, every site is assumed to have
 * dealers: opening the feed reports the failure, and uses its copy.
 */
export async function withDealerSites<S extends Pick<Setup, 'env' | 'group'>>(setup: S): Promise<S> {
  const { env, group } = setup;
  if (env.SEARCH_ENDPOINT || env.SEARCH_URL || group.sites.every(({ features }) => features.stock)) return setup;
  const found = await loadDealers(group.dealersFeed, { fetch }).catch(() => null);
  const marked = (site: SiteConfig): SiteConfig => {
    if (site.features.stock) return site;
    const dealers = found === null || (found.get(site.name) ?? []).length > 0;
    return { ...site, features: { ...site.features, dealers } };
  };
  const sites = group.sites.map(marked);
  const defaultSite = sites.find(({ name }) => name === group.defaultSite.name) ?? group.defaultSite;
  return { ...setup, group: { ...group, sites, defaultSite } };
}
