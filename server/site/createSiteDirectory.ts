import { isIP } from 'node:net';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** Finds a site by host name. */
export interface SiteDirectory {
  readonly all: readonly SiteConfig[];
  readonly defaultSite: SiteConfig;
  /** The site of a host (with or without a port); null for an unknown host. */
  find(host: string): SiteConfig | null;
  /** The site of a host, else the default one. */
  byHost(host: string): SiteConfig;
}

interface SiteDirectoryOptions {
  /** Serves localhost, its addresses and <site>.localhost too. Off behind a proxy, which may have a shared cache. */
  localNames?: boolean;
  /** Serves the default site under every IP address and name of a local network too, for its other machines. */
  networkHosts?: boolean;
}

const localSuffix = '.localhost';
const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const localHost = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** True for localhost, <site>.localhost, 127.0.0.1 and [::1], with a port or without. */
export function isLocalHost(host: string): boolean {
  return localHost.test(host);
}

/** A name without a dot, or one of Bonjour: no other network can have it. */
const networkName = /^[a-z0-9-]+(?:\.local)?$/;

/** True for an IP address and for a name of a local network such as "my-laptop", with a port or without. */
export function isNetworkHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  return networkName.test(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Sites by their configured hosts and, unless switched off, by the local names.
 * @param defaultSite name of the site for localhost and for requests without a site
 */
export function createSiteDirectory(
  sites: readonly SiteConfig[],
  defaultSite: string,
  { localNames = true, networkHosts = false }: SiteDirectoryOptions = {},
): SiteDirectory {
  const fallback = sites.find((site) => site.name === defaultSite);
  if (!fallback) {
    throw new Error(
      `DEFAULT_SITE is "${defaultSite}", but the sites are: ${sites.map((site) => site.name).join(', ')}.`,
    );
  }
  const siteByHost = new Map<string, SiteConfig>();
  if (localNames) {
    for (const host of localHosts) siteByHost.set(host, fallback);
    for (const site of sites) siteByHost.set(site.name + localSuffix, site);
  }
  for (const site of sites) {
    for (const host of site.hosts) siteByHost.set(host.toLowerCase(), site);
  }
  const find = (host: string): SiteConfig | null => {
    const exact = siteByHost.get(host); // most requests, which skip the work below
    if (exact) return exact;
    const name = host
      .toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '');
    return siteByHost.get(name) ?? (networkHosts && isNetworkHost(name) ? fallback : null);
  };
  return { all: sites, defaultSite: fallback, find, byHost: (host) => find(host) ?? fallback };
}
