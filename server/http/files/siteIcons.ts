import { Router } from 'express';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import { iconNames } from '../../site/icons/createSiteIcons.ts';
import type { SiteIcons } from '../../site/icons/createSiteIcons.ts';

const cacheControl = 'public, max-age=86400';

/** Serves each site's icons at the root of its host, where browsers request them, and its manifest. */
export function siteIcons(icons: SiteIcons): Router {
  const router = Router();
  for (const name of iconNames) {
    const older = name === 'apple-touch-icon.png' ? ['/apple-touch-icon-precomposed.png'] : [];
    router.get([`/${name}`, ...older], async (_request, response) => {
      const bytes = await icons(siteOf(response), name);
      response
        .set('Cache-Control', cacheControl)
        .type(name.endsWith('.ico') ? 'image/x-icon' : name)
        .send(bytes);
    });
  }
  router.get('/site.webmanifest', (_request, response) => {
    response
      .set('Cache-Control', cacheControl)
      .type('application/manifest+json')
      .send(JSON.stringify(buildManifest(siteOf(response))));
  });
  return router;
}

/** @see https://www.w3.org/TR/appmanifest/ */
function buildManifest({ displayName, languages, look }: SiteConfig): object {
  const icon = (name: string, side: number, purpose: 'any' | 'maskable'): object => ({
    src: `/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: displayName,
    short_name: displayName,
    lang: languages[0],
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: look.color,
    background_color: '#ffffff',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
}
