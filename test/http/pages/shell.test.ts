import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productTexts } from '../../fixtures/productTexts.ts';
import type { Express } from 'express';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import type { EdgePlatform } from '../../../server/content/createEmbeddedContent.ts';
import { graphqlContentGateway } from '../../../server/content/edge/graphqlContentGateway.ts';
import type { GraphqlTransport } from '../../../server/content/edge/transport/GraphqlTransport.ts';
import type { FontPreload } from '../../../server/render/AssetManifest.ts';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import { embeddedContentModel } from '../../../shared/content/ContentModel.ts';
import type { ContentFolder } from '../../fixtures/demo/contentWithPages.ts';
import { shellContent } from '../../fixtures/demo/shellContent.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

let files: ContentFolder;
let content: ContentBackend;
let platform: EdgePlatform;
let app: Express;

/** Creates the product over this test's content, with changes. */
async function appWith(change: Partial<ContentBackend> = {}): Promise<Express> {
  const gateways = { ...(await demoGateways()), content: { ...content, ...change } };
  return createApp(await testServices({ gateways }));
}

beforeAll(async () => {
  files = await shellContent();
  const options = {
    folder: files.folder,
    sites: demoSites,
    builtInTexts: productTexts,
    logger: collectingLogger(),
    watch: false,
  };
  ({ gateway: content, platform } = await createEmbeddedContent(options));
  app = await appWith();
});

afterAll(() => files.remove());

const pageAt = async (path: string, site = 'polhem-bil', to = app): Promise<string> =>
  (await request(to).get(path).set('Host', `${site}.localhost`)).text;
/** Returns an attribute of the one tag that matches; undefined when there is none. */
function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const tags = html.match(new RegExp(tag, 'g')) ?? [];
  expect(tags.length).toBeLessThanOrEqual(1);
  return new RegExp(`${name}="([^"]*)"`).exec(tags[0] ?? '')?.[1];
}
const titleOf = (html: string): string | undefined => /<title>([^<]*)/.exec(html)?.[1];
const meta = (html: string, key: string): string | undefined =>
  attribute(html, new RegExp(`<meta (?:name|property)="${key}"[^>]*>`), 'content');

describe('the sites', () => {
  it('differ in appearance', async () => {
    const [bil, trucks] = [await pageAt('/'), await pageAt('/', 'polhem-trucks')];
    expect([meta(bil, 'og:site_name'), meta(trucks, 'og:site_name')]).toEqual(['Polhem Bil', 'Polhem Trucks']);
    expect([bil, trucks].map((html) => attribute(html, /<html[^>]*>/, 'data-site'))).toEqual([
      'polhem-bil',
      'polhem-trucks',
    ]);
    expect(bil).toContain('/media/logo.svg');
    expect(trucks).toContain('/media/logo-inverse.svg');
  });

  it.each([
    ['polhem-bil', '/', 'sv'],
    ['polhem-bil', '/en', 'en'],
    ['polhem-bil-no', '/', 'nb'],
    ['polhem-motors-uk', '/', 'en'],
    ['polhem-carstore-fi', '/', 'fi'],
    ['polhem-carstore-sk', '/', 'sk'],
  ])('have the language of the address on the document: %s %s', async (site, path, language) => {
    expect(attribute(await pageAt(path, site), /<html[^>]*>/, 'lang')).toBe(language);
  });
});

describe('the icons of a site', () => {
  it.each([
    ['/favicon.svg', /svg\+xml/],
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /png/],
    ['/icon-maskable-512.png', /png/],
    ['/share-image.jpg', /jpeg/],
    ['/site.webmanifest', /manifest\+json/],
  ])('%s is answered with its type on every site', async (path, type) => {
    for (const { name } of demoSites) {
      const { headers } = await request(app).get(path).set('Host', `${name}.localhost`).expect(200);
      expect(headers['content-type']).toMatch(type);
    }
  });

  it('are linked in the head', async () => {
    const html = await pageAt('/', 'polhem-trucks');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>');
    expect(meta(html, 'theme-color')).toBe('#8f2a17');
    const answer = await request(app).get('/site.webmanifest').set('Host', 'polhem-trucks.localhost');
    const manifest = JSON.parse(answer.text) as { name: string; theme_color: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: 'Polhem Trucks', theme_color: '#8f2a17', lang: 'sv' });
    for (const { src } of manifest.icons) {
      await request(app).get(src).set('Host', 'polhem-trucks.localhost').expect(200);
    }
  });
});

describe('the metadata of a page', () => {
  it('becomes the head of the page', async () => {
    const html = await pageAt('/meta');
    expect(titleOf(html)).toBe('Fliken');
    expect(meta(html, 'description')).toBe('Beskrivningen');
    expect(meta(html, 'og:description')).toBe('Delningen');
    expect(meta(html, 'og:image')).toMatch(
      /^http:\/\/polhem-bil\.localhost\/media\/scaled\?src=%2Fmedia%2Fscenes%2Fcoast-wide-1280\.webp&(?:amp;)?w=1280$/,
    );
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe('https://polhem.example/egen');
  });

  it('names the page in the breadcrumbs by its navigation title', async () => {
    expect(await pageAt('/meta')).toMatch(/aria-current="page"[^>]*>Menynamn</);
  });

  it('that is blank leaves its tags out', async () => {
    const html = await pageAt('/bare');
    expect(titleOf(html)).toBe('Kort namn');
    for (const key of ['description', 'og:description']) expect(meta(html, key)).toBeUndefined();
    expect(meta(html, 'og:image')).toBe('http://polhem-bil.localhost/share-image.jpg');
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect([meta(html, 'og:image:alt'), meta(html, 'og:locale')]).toEqual(['Kort namn', 'sv_SE']);
  });

  it.each([
    ['/mercedes', 'mercedes', ['newsreader', 'instrument-sans']],
    ['/smart', 'smart', ['outfit', 'figtree']],
    ['/', undefined, ['schibsted-grotesk', 'hanken-grotesk']],
  ])('gives %s its theme with its style sheet', async (path, theme, families) => {
    const services = await testServices({ gateways: { ...(await demoGateways()), content } });
    const preloads = (...names: string[]): FontPreload[] => [
      ...names.map((name) => ({ address: `/assets/${name}.woff2`, languages: ['sv', 'en'] })),
      { address: '/assets/slovak-letters.woff2', languages: ['sk'] },
    ];
    const looks = {
      'polhem-bil': {
        css: '/assets/site-TEST.css',
        fonts: preloads('schibsted-grotesk', 'hanken-grotesk'),
        themes: {
          mercedes: { css: '/assets/theme-mercedes-TEST.css', fonts: preloads('newsreader', 'instrument-sans') },
          smart: { css: '/assets/theme-smart-TEST.css', fonts: preloads('outfit', 'figtree') },
        },
        pictures: { icon: '<svg/>', share: '<svg/>' },
      },
    };
    const html = await pageAt(
      path,
      'polhem-bil',
      createApp({ ...services, manifest: { ...services.manifest, looks } }),
    );
    expect(attribute(html, /<html[^>]*>/, 'data-theme')).toBe(theme);
    const preloaded = [...html.matchAll(/<link rel="preload" href="\/assets\/([^"]*)\.woff2"/g)].map(
      (match) => match[1],
    );
    expect(preloaded.sort()).toEqual([...families].sort());
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]*)-TEST\.css"/g)].map(
      ([, name]) => name,
    );
    expect(sheets).toEqual(['site', ...(theme === undefined ? [] : [`theme-${theme}`]), 'print']);
  });
});

describe('the dictionary', () => {
  it('moves the car list', async () => {
    const moved = await appWith({
      dictionary: async (query) => ({
        ...(await content.dictionary(query)),
        pathToCarList: 'fordon',
        pathToCarDetail: 'fordonet',
      }),
    });
    await request(moved).get('/fordon').expect(200);
    await request(moved).get('/bilar').expect(404);
    expect(await pageAt('/fordon', 'polhem-bil', moved)).toMatch(/href="\/fordonet\/\d+/);
  });

  it('that is empty leaves readable words in place', async () => {
    const html = await pageAt('/', 'polhem-bil', await appWith({ dictionary: () => Promise.resolve({}) }));
    expect(html).toContain('aria-label="Sök bilar"');
    expect(html).toContain('Hoppa till innehållet');
    expect(html.slice(0, html.indexOf('forecourt-state'))).not.toMatch(/>(skipToContent|openMenu|searchCars)</);
  });
});

describe('the navigation', () => {
  it('is left out when it cannot be loaded', async () => {
    const withoutMenu: GraphqlTransport = async (query, variables) => {
      if (query.includes('fragment NavItem')) throw new Error('The menu is away.');
      return (await platform.execute(query, variables, { mode: 'normal' })).data;
    };
    const logger = collectingLogger();
    const parts = { transport: withoutMenu, sites: demoSites, model: embeddedContentModel, logger };
    const html = await pageAt('/', 'polhem-bil', await appWith(graphqlContentGateway(parts)));
    expect(logger.lines.filter(({ level }) => level === 'error').map(({ facts }) => JSON.stringify(facts))).toEqual([
      expect.stringContaining('The menu is away.'),
    ]);
    expect(html).toContain('<main');
    expect(html).not.toContain('class="main-navigation"');
    expect(html).toContain('Vägen hem');
  });

  it('has no hidden page', async () => {
    const html = await pageAt('/');
    expect(html).toMatch(/href="\/om"[^>]*>Karriär</);
    expect(html).not.toMatch(/>(Jobb|Tom)</);
    expect(html).not.toMatch(/class="site-header-link"[^>]*>Om</);
  });

  it('is slim only where the editor says so', async () => {
    const header = async (site: string): Promise<string> => /<header[^>]*>/.exec(await pageAt('/', site))?.[0] ?? '';
    expect(await header('polhem-trucks')).toMatch(/data-nav="dark" data-slim=""/);
    expect(await header('polhem-bil')).not.toMatch(/data-nav|data-slim/);
    expect(await pageAt('/', 'polhem-trucks')).toContain('data-separator=""');
    expect(await pageAt('/')).not.toContain('data-separator');
  });
});

describe('the message bar', () => {
  const barOf = async (path: string, cookie = 'a=b'): Promise<string> => {
    const { text } = await request(app).get(path).set('Host', 'polhem-bil.localhost').set('Cookie', cookie);
    return /<aside class="alert-bar"[^>]*>/.exec(text)?.[0] ?? '';
  };

  it('is the same for a visitor who has closed it', async () => {
    expect(await barOf('/')).toContain('data-message="');
    expect(await barOf('/', 'hideAlert=true')).toBe(await barOf('/'));
  });

  it('of a warning has no name by which it could be hidden', async () => {
    expect(await barOf('/en')).toContain('alert-bar');
    expect(await barOf('/en')).not.toContain('data-message');
  });
});

describe('the footer', () => {
  it('has safe links to other windows', async () => {
    const html = await pageAt('/');
    expect(html).toContain(
      '<a href="https://syster.example/" title="Till systern" target="_blank" rel="noopener">Systerbolag</a>',
    );
    expect(html).toContain('<a href="tel:+46101234500">010-123 45 00</a>');
    expect(html).toContain('<a href="mailto:hej@polhem.example">hej@<wbr/>polhem.example</a>');
  });
});
