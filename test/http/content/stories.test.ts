import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productTexts } from '../../fixtures/productTexts.ts';
import type { Express } from 'express';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import { createSiteSearch } from '../../../server/content/search/createSiteSearch.ts';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type { SiteSearchGateway } from '../../../shared/content/SiteSearchGateway.ts';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import { fakeCatalogue } from '../../fixtures/catalogue/fakeCatalogue.ts';
import { storyContent } from '../../fixtures/demo/storyContent.ts';
import { collectingLogger, testServices } from '../demo/testServices.ts';

let app: Express;
let content: ContentBackend;
let remove: () => Promise<void>;

async function appOver(
  backend: ContentBackend,
  siteSearch: SiteSearchGateway = createSiteSearch(backend),
): Promise<Express> {
  const { gateways } = fakeCatalogue(0);
  const own = { ...gateways, content: backend, siteSearch };
  return createApp(await testServices({ gateways: own, contentBackend: backend }));
}

beforeAll(async () => {
  const made = await storyContent();
  remove = made.remove;
  const logger = collectingLogger();
  content = (
    await createEmbeddedContent({
      folder: made.folder,
      sites: demoSites,
      builtInTexts: productTexts,
      logger,
      watch: false,
    })
  ).gateway;
  app = await appOver(content);
});

afterAll(() => remove());

/** Reads a page without JavaScript. */
async function read(address: string, from: Express = app) {
  const { text } = await request(from).get(address).expect(200);
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '');
  return { text, main, links, stories: links.filter((href) => href.startsWith('/nyheter/20')) };
}

describe('the index of stories, as the server sends it', () => {
  it('has the four newest with a link to more', async () => {
    const { stories, links, main } = await read('/nyheter');
    expect(stories).toEqual([9, 8, 7, 6].map((at) => `/nyheter/2026/story-${at}`));
    expect(links).toContain('/nyheter?page=2');
    expect(main).toContain('>15 september 2026</time>');
  });

  it('has as many pages as its address requests', async () => {
    expect((await read('/nyheter?page=2')).stories).toHaveLength(8);
    const { stories, links } = await read('/nyheter?page=3');
    expect(stories).toHaveLength(9);
    expect(links.filter((href) => href.includes('page='))).toEqual([]);
  });

  it('has the stories of any tag of its address', async () => {
    expect((await read('/nyheter?tag=elbil')).stories).toEqual([
      '/nyheter/2026/story-9',
      '/nyheter/2026/story-6',
      '/nyheter/2025/story-3',
    ]);
    const { stories, main } = await read('/nyheter?tag=elbil&tag=vinter');
    expect(stories).toHaveLength(4);
    expect(main.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect((await read('/nyheter?tag=jobb')).main).toContain('Inga berättelser ännu');
  });

  it('stands with its error when the stories cannot be had', async () => {
    const broken = await appOver({ ...content, stories: () => Promise.reject(new Error('no answer')) });
    const { main } = await read('/nyheter', broken);
    expect(main).toContain('Det gick inte att hämta berättelserna just nu');
  });
});

describe('the search of the site', () => {
  it('finds a story by the beginning of a word', async () => {
    const { main, stories } = await read('/sok?q=BER%C3%84TT');
    expect(stories).toHaveLength(9);
    expect(main).toContain('<h2 class="h4">Berättelse Nio</h2>');
  });

  it('finds dealers by their town', async () => {
    const demo = createApp(await testServices());
    for (const words of ['öppettider uppsala', 'uppsala']) {
      const { links } = await read(`/sok?q=${encodeURIComponent(words)}`, demo);
      expect(links).toContain('/anlaggning/polhem-bil-uppsala');
    }
  });

  it('keeps its words in the other language', async () => {
    const page = await request(createApp(await testServices()))
      .get('/sok?q=uppsala')
      .set('Host', 'polhem-bil.localhost');
    expect(page.text).toContain('href="/en/search?q=uppsala"');
  });

  it('offers the cars when nothing is found', async () => {
    const { main, links } = await read('/sok?q=rymdraket');
    expect(main).toContain('Inga träffar på ”rymdraket”');
    expect(links).toContain('/bilar?keyphrase=rymdraket');
  });

  it('answers 503 with another try when the platform cannot be asked', async () => {
    const fails = (): Promise<never> => Promise.reject(new ContentUnavailableError('down'));
    const page = await request(await appOver(content, { search: fails }))
      .get('/sok?q=bil')
      .expect(503);
    expect(page.text).toContain('href="/sok?q=bil"');
  });
});

describe('the feed of stories', () => {
  it('has the newest stories first', async () => {
    const { text, headers } = await request(app).get('/feed.xml').set('Host', 'polhem-bil.localhost').expect(200);
    expect(headers['content-type']).toMatch(/atom\+xml/);
    expect([...text.matchAll(/<entry><title>([^<]*)/g)].map((match) => match[1]).slice(0, 2)).toEqual([
      'Berättelse Nio',
      'Berättelse Åtta',
    ]);
    expect(text).toContain('<id>http://polhem-bil.localhost/nyheter/2026/story-9</id><updated>2026-09-15T00:00:00Z');
  });

  it('leaves out a story without a date', async () => {
    const undated = async (...[query]: Parameters<ContentBackend['stories']>) => {
      const answer = await content.stories(query);
      return {
        ...answer,
        stories: answer.stories.map((story, at) => (at ? story : { ...story, date: { value: '', formatted: '' } })),
      };
    };
    const feed = request(await appOver({ ...content, stories: undated })).get('/feed.xml');
    const { text } = await feed.set('Host', 'polhem-bil.localhost').expect(200);
    expect(text).not.toContain('Berättelse Nio');
    expect(text).toContain('Berättelse Åtta');
  });

  it('is linked from the index of stories', async () => {
    expect((await read('/nyheter')).text).toContain('type="application/atom+xml"');
    await request(app).get('/feed.xml').set('Host', 'polhem-auctions.localhost').expect(404);
  });
});

describe('stories on other pages', () => {
  it('are three in a teaser', async () => {
    const { stories, links, main } = await read('/');
    expect(stories).toEqual([9, 8, 7].map((at) => `/nyheter/2026/story-${at}`));
    expect(links).toContain('/nyheter');
    expect(main).toContain('Ur vår vardag');
  });

  it('leave the page whole when they cannot be loaded', async () => {
    const broken = await appOver({ ...content, stories: () => Promise.reject(new Error('no answer')) });
    const { main } = await read('/', broken);
    expect(main).not.toContain('Ur vår vardag');
    expect(main).not.toContain('Aj då');
  });

  it('are those of the preset tags in a list', async () => {
    const { stories, main } = await read('/aktuellt');
    expect(stories).toHaveLength(3);
    expect(main).toContain('data-variant="Variant 2"');
    expect((await read('/aktuellt?tag=')).stories).toHaveLength(4);
  });
});

describe('a story, as the server sends it', () => {
  it('has the newer story before it', async () => {
    const { stories } = await read('/nyheter/2026/story-5');
    expect(stories).toEqual(['/nyheter/2026/story-6', '/nyheter/2025/story-4']);
    expect((await read('/nyheter/2026/story-9')).stories).toEqual(['/nyheter/2026/story-8']);
    expect((await read('/nyheter/2025/story-1')).stories).toEqual(['/nyheter/2025/story-2']);
  });

  it('has a single heading', async () => {
    const { main, links } = await read('/nyheter/2026/story-9');
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain('Berättelse Nio');
    expect(main.match(/<time[^>]*>15 september 2026<\/time>/g)).toHaveLength(2);
    expect(links.filter((href) => href === '/nyheter')).toHaveLength(2); // Breadcrumb and back link.
    expect(links).not.toContain('/nyheter/2026');
  });

  it('is an article to search engines', async () => {
    const { text } = await read('/nyheter/2026/story-9');
    expect(text).toContain('<meta property="og:type" content="article"');
    const picture = /<meta property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(text)?.[1] ?? '';
    const { headers } = await request(app).get(picture.replaceAll('&amp;', '&')).set('Accept', '*/*').expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    const json = /<script type="application\/ld\+json">([^<]*NewsArticle[^<]*)<\/script>/.exec(text)?.[1] ?? '{}';
    expect(JSON.parse(json)).toMatchObject({
      headline: 'Berättelse Nio',
      datePublished: '2026-09-15T00:00:00Z',
      author: { name: 'Ingrid Sandell' },
    });
  });

  it('stands without neighbours when they cannot be had', async () => {
    const broken = await appOver({ ...content, storyNeighbours: () => Promise.reject(new Error('no answer')) });
    const { main, stories } = await read('/nyheter/2026/story-5', broken);
    expect(main).toContain('Berättelse Fem');
    expect(stories).toEqual([]);
  });
});
