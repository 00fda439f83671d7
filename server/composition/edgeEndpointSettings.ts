import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { EdgePlatform } from '../content/createEmbeddedContent.ts';
import type { EdgeEndpointSettings } from '../content/edgeEndpoint.ts';
import { builtInRobots } from '../http/files/robots.ts';
import { publishedRedirects } from '../redirects/publishedRedirects.ts';
import type { RedirectRule } from '../redirects/RedirectRule.ts';

interface EndpointEnv {
  EDGE_RATE_LIMIT: number;
  EDGE_COST_LIMIT: number;
}

/**
 * Settings of the built-in content endpoint; null without the embedded platform or without keys.
 * @param rules of the redirect files, by site
 */
export function edgeEndpointSettings(
  env: EndpointEnv,
  keys: EdgeEndpointSettings['keys'] | null,
  platform: EdgePlatform | null,
  { sites, rules }: { sites: readonly SiteConfig[]; rules: ReadonlyMap<string, readonly RedirectRule[]> },
): EdgeEndpointSettings | null {
  if (!platform || !keys) return null;
  const redirects = new Map(
    sites.map(({ name, languages }) => [name, publishedRedirects(rules.get(name) ?? [], languages)]),
  );
  return {
    platform,
    keys,
    requestsPerSecond: env.EDGE_RATE_LIMIT,
    maxCost: env.EDGE_COST_LIMIT,
    productParts: { redirects, robots: `${builtInRobots}\n` },
  };
}
