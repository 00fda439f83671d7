import { Router } from 'express';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { originOfRequest, siteOf } from '../../site/siteOfRequest.ts';

/** robots.txt of a site whose platform has none, without the sitemap's URL. */
export const builtInRobots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /sitecore/', 'Allow: /'].join('\n');

/**
 * /robots.txt of the requested site: the content platform's, or the built-in one as a fallback.
 * It always names the sitemap at the origin of the site.
 */
export function robots(platform: Pick<ContentBackend, 'robots'>, logger: Logger): Router {
  const router = Router();
  router.get('/robots.txt', async (request, response) => {
    const site = siteOf(response);
    const origin = originOfRequest(site, request);
    const platformRobots = await platform.robots({ site: site.name }).catch((error: unknown) => {
      logger.warn('robots.platformFailed', { site: site.name, error });
      return '';
    });
    const text = platformRobots.trim() || builtInRobots;
    const sitemap = /^\s*sitemap\s*:/im.test(text) ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
    response.set('Cache-Control', 'public, max-age=600').type('text/plain').send(`${text}\n${sitemap}`);
  });
  return router;
}
