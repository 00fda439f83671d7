import { escapeHtml } from '../../shared/kit/text/escapeHtml.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { styleLinks } from '../../shared/site/styleLinks.ts';
import type { StyleSheet } from '../../shared/site/styleLinks.ts';

/** A page about messages for developers, with the appearance of a site. */
export function outboxDocument(
  { site, css, title }: { site: SiteConfig; css: readonly StyleSheet[]; title: string },
  content: string,
): string {
  return `<!doctype html>
<html lang="en" data-site="${escapeHtml(site.name)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)}</title>${styleLinks(css)}</head>
<body class="outbox"><main class="outbox-main">
<h1 class="outbox-title">${escapeHtml(title)}</h1>
${content}
</main></body>
</html>
`;
}
