import { Router } from 'express';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import type { StyleSheet } from '../render/styleLinks.ts';
import type { Outbox } from '../storage/outbox/Outbox.ts';
import { outboxPage } from './outboxPage.ts';
import { outboxStyles } from './outboxStyles.ts';

const maxEntries = 200;
const stylesAddress = '/_dev/outbox.css';

/**
 * /_dev/outbox, in development only: pending and sent messages with their content.
 * `cssOf`: URLs of the style sheets of a site's pages.
 */
export function devOutbox(
  outbox: Pick<Outbox, 'list' | 'counts'>,
  cssOf: (site: SiteConfig) => readonly StyleSheet[],
): Router {
  const router = Router();
  router.use(['/_dev/outbox', stylesAddress], (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    next();
  });
  router.get('/_dev/outbox', async (request, response) => {
    const { kind = '' } = request.query;
    const shown = typeof kind === 'string' ? kind : '';
    const [entries, counts] = await Promise.all([
      outbox.list({ ...(shown ? { kind: shown } : {}), limit: maxEntries }),
      outbox.counts(),
    ]);
    const site = siteOf(response);
    response
      .type('html')
      .send(outboxPage({ site, css: [...cssOf(site), stylesAddress], entries, counts, kind: shown }));
  });
  router.get(stylesAddress, (_request, response) => {
    response.type('css').send(outboxStyles);
  });
  return router;
}
