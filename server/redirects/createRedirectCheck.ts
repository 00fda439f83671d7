import type { IncomingMessage } from 'node:http';
import type { SiteDirectory } from '../site/createSiteDirectory.ts';
import { firstSegment } from './requestAddress.ts';
import { reservedSegments } from './reservedSegments.ts';
import type { SiteRedirects } from './SiteRedirects.ts';
import { splitAddress } from './splitAddress.ts';

interface RedirectCheckOptions {
  sites: SiteDirectory;
  /** By site. */
  redirects: ReadonlyMap<string, Pick<SiteRedirects, 'find'>>;
}

/** True if a rule of the request's site matches its address, with its query. */
export type RedirectCheck = (request: Pick<IncomingMessage, 'url' | 'headers'>) => boolean;

/** Checks rules for callers before Express, which know no site and have no parsed address. */
export function createRedirectCheck({ sites, redirects }: RedirectCheckOptions): RedirectCheck {
  return ({ url = '/', headers }) => {
    const { path, search } = splitAddress(url);
    if (reservedSegments.includes(firstSegment(path))) return false;
    const site = sites.byHost(headers.host ?? '');
    return (redirects.get(site.name)?.find(path, search.slice(1)) ?? null) !== null;
  };
}
