import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** A page or file of a site. */
export interface SiteAddress {
  site: string;
  /** Path with its query. */
  path: string;
}

/** Names and hosts of the group's sites. */
export type SiteHosts = readonly Pick<SiteConfig, 'name' | 'hosts'>[];

/** Addresses that are no pages: the interface for scripts, and tools. */
const notPages = /^\/(?:api|_[^/]*|healthz|readyz)(?:\/|$|\?)/;

/**
 * Resolves a link of a page; null when it leads to another server or to no page.
 * Links to the real hosts of other sites of the group count as links to these sites.
 */
export function resolveLink(href: string, from: SiteAddress, sites: SiteHosts): SiteAddress | null {
  const localHost = (name: string): string => `${name}.localhost`;
  let url: URL;
  try {
    url = new URL(href, `http://${localHost(from.site)}${from.path}`);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  const site = sites.find(({ name, hosts }) => hosts.includes(url.hostname) || url.hostname === localHost(name));
  const path = url.pathname + url.search;
  return site && !notPages.test(path) ? { site: site.name, path } : null;
}
