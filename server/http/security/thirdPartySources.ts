import { mapTilesOrigin } from '../../../shared/places/MapTiles.ts';
import type { MapTiles } from '../../../shared/places/MapTiles.ts';
import type { ThirdParty } from '../../../shared/site/SiteTypes.ts';
import type { PolicyAdditions } from './contentSecurityPolicy.ts';

/**
 * Sources of each third party, for the policy of pages on sites that use it.
 * The visitor decides what loads; this only lists what could.
 */
const sources: Record<ThirdParty | 'tagManager', PolicyAdditions> = {
  // developers.google.com/tag-platform/security/guides/csp; tags with inline scripts stay refused
  tagManager: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  youtube: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  leadForm: {
    'script-src': ['https://js-eu1.hsforms.net', 'https://forms-eu1.hsforms.com'],
    'img-src': ['https://forms-eu1.hsforms.com'],
    'connect-src': ['https://forms-eu1.hsforms.com'],
    'frame-src': ['https://forms-eu1.hsforms.com'],
    'form-action': ['https://forms-eu1.hsforms.com'],
  },
};

/**
 * Additional sources of a page's policy.
 * They are for the third parties of its site, its tag manager, and map tiles of another host.
 */
export function thirdPartySources(
  site: { thirdParties?: ThirdParty[] },
  tagManager: boolean,
  otherMapTiles: MapTiles | null = null,
): PolicyAdditions[] {
  const names = [...(site.thirdParties ?? []), ...(tagManager ? (['tagManager'] as const) : [])];
  const tiles = otherMapTiles && mapTilesOrigin(otherMapTiles.template);
  return [...names.map((name) => sources[name]), ...(tiles ? [{ 'img-src': [tiles] }] : [])];
}
