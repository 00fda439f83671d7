import { Router } from 'express';
import type { Response } from 'express';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { siteOf } from '../site/siteOfRequest.ts';

const sharedIcons: NonNullable<SiteConfig['icons']> = { folder: 'icons/polhem', color: '#0b4f49' };
const cacheControl = 'public, max-age=86400';

/** Files that browsers and phones ask for at the root of a host, by address: their names in the site's icon folder. */
const files: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
};

/** The icons of each site and its web app manifest (W3C), from the site's configuration. */
export function siteIcons(mediaFolder: string): Router {
  const router = Router();
  for (const [address, name] of Object.entries(files)) {
    router.get(address, (_request, response, next) => {
      const { folder } = siteOf(response).icons ?? sharedIcons;
      sendIcon(response, `${folder}/${name}`, mediaFolder, next);
    });
  }
  router.get('/site.webmanifest', (_request, response) => {
    response
      .set('Cache-Control', cacheControl)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(siteOf(response))));
  });
  return router;
}

function sendIcon(response: Response, file: string, root: string, next: () => void): void {
  response.sendFile(
    file,
    { root, cacheControl: false, headers: { 'Cache-Control': cacheControl } },
    (error?: Error) => {
      if (!error || response.headersSent) return;
      next(); // a site without this icon: the address is not found, like any other
    },
  );
}

function manifestOf({ displayName, languages, icons = sharedIcons }: SiteConfig): object {
  const icon = (size: number): object => ({
    src: `/media/${icons.folder}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: displayName,
    short_name: displayName,
    lang: languages[0],
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: icons.color,
    background_color: '#ffffff',
    icons: [icon(192), icon(512)],
  };
}
