import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { SitePage, StoryCard } from '../../shared/content/ContentTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { originOfRequest, siteOf } from '../site/siteOfRequest.ts';
import { escapeHtml } from '../../shared/kit/text/escapeHtml.ts';

const maxEntries = 20;
/** XML 1.0 allows no control characters but tab and line ends. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/gu;

/** /feed.xml, and /<language>/feed.xml: the site's newest stories as an Atom feed (RFC 4287). */
export function storyFeed(content: Pick<ContentBackend, 'pages' | 'stories'>, logger: Logger): Router {
  const router = Router();
  const feed: RequestHandler = async (request, response, next) => {
    const site = siteOf(response);
    const requestedLanguage = request.params['language'];
    const language =
      requestedLanguage === undefined
        ? site.languages[0]
        : site.languages.slice(1).find((one) => one === requestedLanguage);
    if (!language) {
      next();
      return;
    }
    try {
      const query = { site: site.name, language };
      const index = indexOfStories(await content.pages(query));
      if (!index) {
        next();
        return;
      }
      const asks = { ...query, index: index.itemId, limit: maxEntries, cursor: '', tags: [] };
      const { stories } = await content.stories(asks);
      const origin = originOfRequest(site, request);
      response.set('Cache-Control', 'public, max-age=600').type('application/atom+xml');
      response.send(atomText(site, language, { origin, address: request.path, index: index.path, stories }));
    } catch (error) {
      logger.warn('storyFeed.failed', { site: site.name, error });
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).type('text/plain').send('Later\n');
    }
  };
  router.get('/feed.xml', feed);
  router.get('/:language/feed.xml', feed);
  return router;
}

/** The parent page of all stories; undefined on a site without stories. */
function indexOfStories(pages: readonly SitePage[]): SitePage | undefined {
  const story = pages.find(({ templateName }) => templateName === 'Story');
  return pages
    .filter(({ path, templateName }) => templateName !== 'StartPage' && story?.path.startsWith(`${path}/`))
    .sort((one, other) => one.path.length - other.path.length)
    .find(({ path }) => path.length > 1);
}

interface Feed {
  origin: string;
  /** Path of the feed itself. */
  address: string;
  /** Path of the stories' index page. */
  index: string;
  stories: readonly StoryCard[];
}

function atomText({ displayName }: SiteConfig, language: Language, { origin, address, index, stories }: Feed): string {
  const dated = stories.flatMap((story) => {
    const updated = toTime(story.date.value);
    return updated === '' ? [] : [{ ...story, updated }];
  });
  const entries = dated.map(({ title, displayName: name, url, premble, updated }) => {
    const link = escaped(origin + encodeURI(url.path));
    return `<entry><title>${escaped(title || name)}</title><link href="${link}"/><id>${link}</id><updated>${updated}</updated><summary>${escaped(premble)}</summary></entry>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${escaped(displayName)}</title>
<id>${escaped(origin + address)}</id><link rel="self" href="${escaped(origin + address)}"/><link href="${escaped(origin + encodeURI(index))}"/>
<author><name>${escaped(displayName)}</name></author><updated>${dated[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>
${entries.join('')}</feed>
`;
}

function escaped(text: string): string {
  return escapeHtml(text.replace(controlCharacters, ''));
}

/** Midnight UTC of a platform date ("20260214T080000Z" or ISO); "" for no date. */
function toTime(value: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value) ?? [];
  return year === undefined ? '' : `${year}-${month ?? ''}-${day ?? ''}T00:00:00Z`;
}
