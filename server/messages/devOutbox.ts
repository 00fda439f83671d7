import { Router } from 'express';
import type { Request, Response } from 'express';
import { isRecord } from '../../shared/kit/isRecord.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { contentSecurityPolicy } from '../http/security/contentSecurityPolicy.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import type { StyleSheet } from '../../shared/site/styleLinks.ts';
import type { Outbox } from '../storage/outbox/Outbox.ts';
import type { ExampleMessage, WriteExamples } from './ExampleMessage.ts';
import { examplesPage } from './examplesPage.ts';
import { outboxPage } from './outboxPage.ts';
import { outboxStyles } from './outboxStyles.ts';

const maxEntries = 200;
const stylesAddress = '/_dev/outbox.css';

interface DevOutboxParts {
  outbox: Pick<Outbox, 'list' | 'counts'>;
  writeExamples: WriteExamples;
}

/**
 * /_dev/outbox, in development only: pending and sent messages, and examples of all.
 * `cssOf`: URLs of the style sheets of a site's pages.
 */
export function devOutbox(
  { outbox, writeExamples }: DevOutboxParts,
  cssOf: (site: SiteConfig) => readonly StyleSheet[],
): Router {
  const router = Router();
  /** Examples as the page last showed them, by site, language and origin: each mail is a request of its own. */
  const shown = new Map<string, ExampleMessage[]>();
  router.use(['/_dev/outbox', stylesAddress], (_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': contentSecurityPolicy({ 'frame-src': ["'self'"] }),
    });
    next();
  });
  router.get('/_dev/outbox', async (request, response) => {
    const { kind: asked } = request.query;
    const kind = typeof asked === 'string' ? asked : '';
    const [entries, counts] = await Promise.all([
      outbox.list({ ...(kind ? { kind } : {}), limit: maxEntries }),
      outbox.counts(),
    ]);
    const site = siteOf(response);
    response.type('html').send(outboxPage({ site, css: [...cssOf(site), stylesAddress], entries, counts, kind }));
  });
  router.get('/_dev/outbox/examples', async (request, response) => {
    const site = siteOf(response);
    const { language, isDark, origin, key } = exampleChoice(request, site);
    const examples = await writeExamples(site, { language, origin });
    shown.set(key, examples);
    const css = [...cssOf(site), stylesAddress];
    response.type('html').send(examplesPage({ site, css, language, isDark, examples }));
  });
  router.get('/_dev/outbox/examples/:at', async (request, response, next) => {
    const site = siteOf(response);
    const { language, isDark, origin, key } = exampleChoice(request, site);
    const examples = shown.get(key) ?? (await writeExamples(site, { language, origin }));
    const html = examples[Number(request.params.at)]?.mail?.html;
    if (html === undefined) next();
    else sendMail(response, isDark ? html.replace('(prefers-color-scheme:dark)', 'all') : html);
  });
  router.get('/_dev/outbox/mails/:id', async (request, response, next) => {
    const entries = await outbox.list({ limit: maxEntries });
    const payload = entries.find(({ id }) => id === request.params.id)?.payload;
    const html = isRecord(payload) ? payload['html'] : undefined;
    if (typeof html === 'string') sendMail(response, html);
    else next();
  });
  router.get(stylesAddress, (_request, response) => {
    response.type('css').send(outboxStyles);
  });
  return router;
}

function exampleChoice({ query, headers: { host = 'localhost' } }: Request, { name, languages }: SiteConfig) {
  const language = languages.find((one) => one === query['language']) ?? languages[0];
  const origin = `http://${host}`;
  return { language, origin, isDark: query['scheme'] === 'dark', key: `${name} ${language} ${origin}` };
}

/** Sends a mail as a mail program shows it: with its styles, without JavaScript. */
function sendMail(response: Response, html: string): void {
  response.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
  );
  response.type('html').send(html);
}
