import { endpointKeys } from '../../config/endpointKeys.ts';
import type { Content } from '../content/createContent.ts';
import { createSiteRedirects } from '../redirects/createSiteRedirects.ts';
import { loadRedirectFiles } from '../redirects/loadRedirectFiles.ts';
import type { Services } from '../Services.ts';
import { createForwarder } from '../upstream/forwardRequest.ts';
import { edgeEndpointSettings } from './edgeEndpointSettings.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

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
