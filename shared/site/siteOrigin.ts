import type { SiteConfig } from './SiteTypes.ts';

/** Scheme and host of a site's own addresses, such as canonical links: "https://www.fjordbil.example". */
export function siteOrigin({ origin, bareHost, hosts }: Pick<SiteConfig, 'origin' | 'bareHost' | 'hosts'>): string {
  return origin ?? `https://${bareHost ?? hosts[0] ?? 'localhost'}`;
}
