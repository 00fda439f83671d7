import { endpointKeys } from '../../config/endpointKeys.ts';
import type { Content } from '../content/createContent.ts';
import { createSiteRedirects } from '../redirects/createSiteRedirects.ts';
import { loadRedirectFiles } from '../redirects/loadRedirectFiles.ts';
import type { Services } from '../Services.ts';
import { createForwarder } from '../upstream/forwardRequest.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';
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
function edgeEndpointSettings(
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
    productParts: { redirects, robots: `${builtInRobots(true)}\n` },
  };
}

interface RedirectParts {
  services: Pick<Services, 'edgeEndpoint' | 'platform' | 'redirects' | 'redirectStatus'>;
  /** Fetches the platform's rules of a site again, of every site when left out. */
  renew(site?: string): Promise<void>;
  stop(): void;
}

/** Redirects of files and platform, and the paths forwarded to the platform. */
export async function composeRedirects(
  { env, group, logger }: Setup,
  { siteVersions }: Foundation,
  content: Pick<Content, 'gateway' | 'platform'>,
): Promise<RedirectParts> {
  const rules = await loadRedirectFiles(group.redirectsFolder, group.sites);
  const redirects = createSiteRedirects({
    sites: group.sites,
    fileRules: rules,
    platform: content.gateway,
    logger,
    onChanged: siteVersions.bump,
  });
  const platform = env.PLATFORM_ORIGIN ? createForwarder(env.PLATFORM_ORIGIN) : null;
  return {
    services: {
      redirects: redirects.bySite,
      redirectStatus: env.REDIRECT_STATUS,
      platform,
      edgeEndpoint: edgeEndpointSettings(env, endpointKeys(env), content.platform, { sites: group.sites, rules }),
    },
    renew: redirects.renew,
    stop: () => {
      redirects.stop();
      platform?.close();
    },
  };
}
