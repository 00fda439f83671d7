import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { createSiteDirectory } from './createSiteDirectory.ts';
import type { SiteDirectory } from './createSiteDirectory.ts';

/** The hosts that are served. */
export interface ServedHosts {
  sites: SiteDirectory;
  /** Response to an unknown host. */
  unknownHosts: 'refuse' | 'redirect';
}

interface HostSettings {
  TRUST_PROXY: string[] | number | false;
  UNKNOWN_HOSTS: 'refuse' | 'redirect';
  FORECOURT_DEV: boolean;
}

/**
 * The hosts of a group's sites. Without a proxy also local names; in development, and for a demo, the addresses and names
 * of the local network as well.
 */
export function servedHosts(
  { TRUST_PROXY, UNKNOWN_HOSTS, FORECOURT_DEV }: HostSettings,
  { sites, defaultSite, demo }: { sites: readonly SiteConfig[]; defaultSite: SiteConfig; demo: boolean },
): ServedHosts {
  const localNames = TRUST_PROXY === false;
  const options = { localNames, networkHosts: FORECOURT_DEV || (demo && localNames) };
  return { sites: createSiteDirectory(sites, defaultSite.name, options), unknownHosts: UNKNOWN_HOSTS };
}
