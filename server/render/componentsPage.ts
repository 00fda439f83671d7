import { Router } from 'express';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComponentsPage } from '../../client/app/examples/ComponentsPage.tsx';
import { escapeHtml } from '../../shared/kit/text/escapeHtml.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import { styleLinks } from '../../shared/site/styleLinks.ts';
import type { StyleSheet } from '../../shared/site/styleLinks.ts';

const pageAddress = '/_dev/components';
const stylesAddress = '/_dev/components.css';

/** Own style sheet, so that the build of the product has nothing of the page. */
const styles = `
.components-page { padding-block: 32px 96px; }
.components-page-index { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-block: 16px 32px; }
.components-page-states { display: grid; gap: 24px; margin-block: 16px 48px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.components-page-dark { padding: 16px; background: var(--color-text); }
.components-page-states figcaption { margin-bottom: 8px; }
`;

/**
 * /_dev/components, in development only: all components of the interface in their states.
 * They have the appearance of the site.
 * @param cssOf URLs of the style sheets of a site's pages
 */
export function componentsPage(cssOf: (site: SiteConfig) => readonly StyleSheet[]): Router {
  const router = Router();
  router.get(pageAddress, (_request, response) => {
    const site = siteOf(response);
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }).type('html')
      .send(`<!doctype html>
<html lang="en" data-site="${escapeHtml(site.name)}" data-scripts>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>Components</title>${styleLinks([...cssOf(site), stylesAddress])}</head>
<body>${renderToStaticMarkup(createElement(ComponentsPage))}</body>
</html>
`);
  });
  router.get(stylesAddress, (_request, response) => {
    response.set('Cache-Control', 'no-store').type('css').send(styles);
  });
  return router;
}
