import type { SiteConfig } from './SiteTypes.ts';

/** Returns the origin of a site's own URLs, such as canonical links: "https://www.fjordbil.example". */
export function siteOrigin({ origin, bareHost, hosts }: Pick<SiteConfig, 'origin' | 'bareHost' | 'hosts'>): string {
  return origin ?? `https://${bareHost ?? hosts[0] ?? 'localhost'}`;
}
