import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Response } from 'supertest';
import { atLength } from '../../fixtures/atLength.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import { createPathMatcher } from '../../../server/render/createPathMatcher.ts';
import { parametersOfRoute } from '../../../server/render/pageCache/routeParameters.ts';
import { findTexts } from '../../fixtures/productTexts.ts';
import { parseRedirectFile } from '../../../server/redirects/parsing/parseRedirectFile.ts';
import { SiteRedirects } from '../../../server/redirects/SiteRedirects.ts';
import type { PlatformRedirect } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { collectingLogger, demoParts, testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

function get(path: string, site = 'polhem-bil', from: Express = app): Promise<Response> {
  return request(from)
    .get(path)
    .set('Host', `${site}.localhost`)
    .then((answer) => answer);
}

async function locationOf(path: string, site?: string): Promise<string> {
  const answer = await get(path, site);
  expect([path, answer.status]).toEqual([path, 308]);
  return answer.headers['location'] ?? '';
}

describe('an old address', () => {
  it.each([
    ['brand', '/bilmarken/vw', '/bilar/volkswagen'],
    ['used car', '/begagnade-bilar/4711', '/bil/4711'],
    ['facility', '/anlaggningar/uppsala', '/anlaggning/polhem-bil-uppsala'],
    ['facility', '/hitta-oss/goteborg', '/anlaggning/polhem-bil-goteborg'],
    ['facility', '/findus', '/en/dealers'],
    ['tyre', '/d%C3%A4ck', '/dackhotell'],
    ['accessory', '/tillbehor/takboxar', '/verkstad'],
    ['insurance', '/bilforsakring', '/finansiering/forsakring'],
    ['company', '/tjanstebil', '/foretag'],
    ['about us', '/om-polhem', '/om-oss'],
    ['career', '/lediga-jobb/17', '/om-oss/karriar'],
  ])('(%s) %s is sent on for good to %s', async (_kind, from, to) => {
    expect(await locationOf(from)).toBe(to);
  });

  it('of a renamed lot leads to its new one', async () => {
    expect(await locationOf('/pagaende/aurelia-spider-1967', 'polhem-auctions')).toBe('/pagaende/aurelia-coupe-1967');
  });

  it('can depend on its query', async () => {
    expect(await locationOf('/sida.aspx?id=12')).toBe('/om-oss');
    expect((await get('/sida.aspx?id=13')).status).toBe(404);
    expect((await get('/sida.aspx')).status).toBe(404);
  });

  it('belongs to one site only', async () => {
    expect((await get('/bilmarken/vw', 'polhem-trucks')).status).toBe(404);
    expect((await get('/en/tjanstebil')).status).toBe(404);
    expect(await locationOf('/sv/tjanstebil')).toBe('/foretag');
  });

  it('may be cached for an hour', async () => {
    const { headers } = await get('/tjanstebil');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers).not.toHaveProperty('x-redirect-rule');
  });

  it('names its rule in development', async () => {
    const talkative = createApp(await testServices({ development: true }));
    const { headers } = await get('/tjanstebil', 'polhem-bil', talkative);
    expect(headers['x-redirect-rule']).toMatch(/^polhem\/redirects\/polhem-bil\.txt:\d+$/);
  });

  it('keeps the method unless told otherwise', async () => {
    await request(app).post('/tjanstebil').set('Host', 'polhem-bil.localhost').expect(308);
    const older = createApp(await testServices({ redirectStatus: 301 }));
    expect((await get('/tjanstebil', 'polhem-bil', older)).status).toBe(301);
  });

  it('never redirects an API call', async () => {
    const everything = await appWith('polhem-bil', '~^/(.*)$ -> https://elsewhere.example/$1');
    for (const path of ['/healthz', '/readyz', '/api/healthz', '/media/none.webp', '/assets/none.js', '/api/none']) {
      expect([path, (await get(path, 'polhem-bil', everything)).status]).not.toEqual([path, 308]);
    }
    expect((await get('/anything', 'polhem-bil', everything)).status).toBe(308);
  });

  it.each(['/a%zz', '/%', '/%E0%A4', '/begagnade-bilar/%zz'])('that is malformed (%s) gets an answer', async (path) => {
    expect((await get(path)).status).toBeLessThan(500);
  });
});

describe('the www host', () => {
  it('redirects to the bare one', async () => {
    await request(app)
      .get('/bilar/volvo?car_fuel=El')
      .set('Host', 'www.polhem-bil.example')
      .expect(308)
      .expect('Location', 'https://polhem-bil.example/bilar/volvo?car_fuel=El');
    await request(app).get('/bilar').set('Host', 'polhem-bil.example').expect(200);
  });

  it('serves health checks itself', async () => {
    await request(app).get('/healthz').set('Host', 'www.polhem-bil.example').expect(200);
    await request(app).get('/api/none').set('Host', 'www.polhem-bil.example').expect(404);
  });
});

const editorsRule: PlatformRedirect = {
  pattern: '/editors-old',
  target: '/kontakt',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  locale: '',
};

async function appWith(...rules: Parameters<typeof redirectsOf>): Promise<Express> {
  return createApp(await testServices({ redirects: await redirectsOf(...rules) }));
}

async function redirectsOf(
  siteName: string,
  fileText: string,
  platformRules: PlatformRedirect[] = [],
): Promise<Map<string, SiteRedirects>> {
  const site = demoSites.find(({ name }) => name === siteName) as SiteConfig;
  const redirects = new SiteRedirects({
    site,
    fileRules: parseRedirectFile(fileText, 'rules.txt', []),
    platform: { redirects: () => Promise.resolve(platformRules) },
    logger: collectingLogger(),
  });
  await redirects.refresh();
  return new Map([[siteName, redirects]]);
}

describe("the content platform's redirects", () => {
  it('complement the file', async () => {
    const own = await appWith('polhem-bil', '/old -> /om-oss', [
      editorsRule,
      { ...editorsRule, pattern: '/old', target: '/bilar' },
      { ...editorsRule, pattern: '/campaign', redirectType: 'REDIRECT_302' },
      { ...editorsRule, pattern: '/shown', redirectType: 'SERVER_TRANSFER' },
    ]);
    expect((await get('/editors-old?a=1', 'polhem-bil', own)).headers['location']).toBe('/kontakt');
    expect((await get('/old', 'polhem-bil', own)).headers['location']).toBe('/om-oss');
    const campaign = await get('/campaign', 'polhem-bil', own);
    expect([campaign.status, campaign.headers['cache-control']]).toEqual([302, 'no-cache']);
    const [shown, page] = [await get('/shown', 'polhem-bil', own), await get('/kontakt', 'polhem-bil', own)];
    expect(shown.status).toBe(200);
    expect(shown.text).toBe(page.text);
  });
});

describe('a rule that reads the query', () => {
  it.each([
    ['a value', '/?p=123 -> /om-oss drop-query', '/?p=123', 308],
    ['any value', '/kontakt?old={id} -> /om-oss drop-query', '/kontakt?old=7', 308],
    ['a pattern', String.raw`~^/kontakt\?old=(\d+)$ -> /om-oss drop-query`, '/kontakt?old=7', 308],
  ])('(%s) leads on while its page is cached', async (_kind, rule, asked, status) => {
    const redirects = await redirectsOf('polhem-bil', rule);
    const handler = createRequestHandler(await testServices({ redirects, pageCacheBytes: 50_000_000 }));
    const view = (path: string) =>
      request(handler).get(path).set({ Host: 'polhem-bil.localhost', 'Accept-Encoding': 'identity' });
    const plain = asked.split('?')[0] ?? '';
    await view(plain).expect(200);
    await view(`${plain}?utm_source=mail`).expect(200);
    const { headers } = await view(asked).expect(status);
    expect(headers['location']).toBe('/om-oss');
  });
});

describe('the redirects of the demo group', () => {
  const targets = new Map<string, string>();

  beforeAll(async () => {
    const { gateways } = await demoParts();
    for (const name of await readdir('groups/polhem/redirects')) {
      const site = name.replace('.txt', '');
      const search = { index: `vehicles_${site}`, filters: {}, facets: [], fields: ['car_id' as const], keyphrase: '' };
      const cars = demoSites.find((one) => one.name === site)?.features.stock
        ? await gateways.catalogue.searchCars({ ...search, sort_name: '', limit: 1, offset: 0 })
        : null;
      const samples: Record<string, string> = {
        id: cars?.content[0]?.car_id ?? '1',
        brand: 'volvo',
        location: 'uppsala',
      };
      const text = await readFile(`groups/polhem/redirects/${name}`, 'utf8');
      const rules = text.split('\n').filter((line) => line.startsWith('/'));
      for (const line of rules) {
        const [from = ''] = line.split(' -> ');
        const asked = from.replace(/\{(\w+)\}/g, (_whole, parameter: string) => samples[parameter] ?? 'x');
        targets.set(`${site} ${encodeURI(asked)}`, line);
      }
    }
  });

  /** Every tenth redirect in the short form. */
  const visited = () => [...targets].filter((_target, at) => atLength || at % 10 === 0);

  it('lead to existing pages in one hop', async () => {
    expect(targets.size).toBeGreaterThan(300);
    const checked = new Map<string, number>();
    const wrong: string[] = [];
    for (const [asked, line] of visited()) {
      const [site = '', path = ''] = asked.split(' ');
      const location = await locationOf(path, site);
      const key = `${site} ${location.split('?')[0] ?? ''}`;
      if (!checked.has(key)) {
        const first = await get(location, site);
        const page = first.status === 302 ? await get(first.headers['location'] ?? '', site) : first;
        checked.set(key, page.status);
      }
      if (checked.get(key) !== 200) wrong.push(`${line}: ${location} answers ${String(checked.get(key))}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lead on after the page at their path was viewed', async () => {
    const handler = createRequestHandler(await testServices({ pageCacheBytes: 50_000_000 }));
    const wrong: string[] = [];
    for (const [asked, line] of visited()) {
      const [site = '', path = ''] = asked.split(' ');
      const view = (address: string) =>
        request(handler)
          .get(address)
          .set({ Host: `${site}.localhost`, 'Accept-Encoding': 'identity' });
      const plain = path.split('?')[0] ?? '';
      if (plain !== path) await view(plain);
      for (const address of [path, `${path}${plain === path ? '?' : '&'}utm_source=mail`]) {
        const { status } = await view(address);
        if (status !== 308) wrong.push(`${line}: ${address} answers ${String(status)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('give their targets only parameters that their pages read', async () => {
    const { gateways, redirects } = await demoParts();
    const matchPath = createPathMatcher(gateways.content, findTexts);
    const unread: string[] = [];
    for (const [asked, line] of targets) {
      const [name = '', path = ''] = asked.split(' ');
      const site = demoSites.find((one) => one.name === name);
      const [plain = '', query = ''] = path.split('?');
      const { location = '' } = redirects.get(name)?.find(plain, query) ?? {};
      if (!site || !location.startsWith('/')) continue;
      const { pathname, searchParams } = new URL(location, 'https://a.example');
      const read = parametersOfRoute((await matchPath(site, pathname)).route.name, site);
      if ([...searchParams.keys()].some((parameter) => !read.includes(parameter))) unread.push(line);
    }
    expect(unread).toEqual([]);
  });

  it('never stand in the way of a page', async () => {
    const { contentBackend, redirects } = await demoParts();
    const taken: string[] = [];
    for (const site of demoSites) {
      for (const language of site.languages) {
        for (const { path } of await contentBackend.pages({ site: site.name, language })) {
          if (redirects.get(site.name)?.find(path, '')) taken.push(`${site.name} ${path}`);
        }
      }
    }
    expect(taken).toEqual([]);
  });
});
