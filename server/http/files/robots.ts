import { Router } from 'express';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { originOfRequest, siteOf } from '../../site/siteOfRequest.ts';

/**
 * Returns the robots.txt of a site whose platform has none, without the sitemap's URL.
 * @param servesPlatform whether the content platform's API is served below /sitecore/
 */
export function builtInRobots(servesPlatform: boolean): string {
  const closed = ['/api/', ...(servesPlatform ? ['/sitecore/'] : [])];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'].join('\n');
}

/**
 * /robots.txt of the requested site: the content platform's, or the built-in one as a fallback.
 * It always names the sitemap at the origin of the site.
 * @param servesPlatform see builtInRobots
 */
export function robots(platform: Pick<ContentBackend, 'robots'>, logger: Logger, servesPlatform: boolean): Router {
  const router = Router();
  router.get('/robots.txt', async (request, response) => {
    const site = siteOf(response);
    const origin = originOfRequest(site, request);
    const platformRobots = await platform.robots({ site: site.name }).catch((error: unknown) => {
      logger.warn('robots.platformFailed', { site: site.name, error });
      return '';
    });
    const text = platformRobots.trim() || builtInRobots(servesPlatform);
    const sitemap = /^\s*sitemap\s*:/im.test(text) ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
    response.set('Cache-Control', 'public, max-age=600').type('text/plain').send(`${text}\n${sitemap}`);
  });
  return router;
}
