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

/** The hosts of a group's sites. Without a proxy also local names, in development every IP address as well. */
export function servedHosts(
  { TRUST_PROXY, UNKNOWN_HOSTS, FORECOURT_DEV }: HostSettings,
  { sites, defaultSite }: { sites: readonly SiteConfig[]; defaultSite: SiteConfig },
): ServedHosts {
  const options = { localNames: TRUST_PROXY === false, addresses: FORECOURT_DEV };
  return { sites: createSiteDirectory(sites, defaultSite.name, options), unknownHosts: UNKNOWN_HOSTS };
}
