import { beforeAll, describe, expect, it } from '@jest/globals';
import { startPlatform } from '../../../../test/fixtures/platform/platformContent.ts';
import type { Json, Platform } from '../../../../test/fixtures/platform/platformContent.ts';

let ask: Platform['ask'];
beforeAll(async () => {
  ({ ask } = await startPlatform());
});

describe('a site', () => {
  const site = async (selection: string): Promise<unknown> =>
    ((await ask(`{ site { siteInfo(site: "hamnbilar") { ${selection} } } }`))['site'] as Json)['siteInfo'];

  it('has lists rather than nulls', async () => {
    expect(
      await site(`robots llmsTxt sitemap redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale }
        sv: errorHandling(language: "sv") { notFoundPage { name } notFoundPagePath serverErrorPage { name } }
        en: errorHandling(language: "en") { notFoundPage { name } notFoundPagePath }`),
    ).toEqual({
      robots: 'User-agent: *\nDisallow: /hemligt\n',
      llmsTxt: null,
      sitemap: ['https://hamnbilar.example/sitemap.xml'],
      redirects: [
        {
          pattern: '/gammal',
          target: '/service',
          redirectType: 'REDIRECT_301',
          isQueryStringPreserved: false,
          isLanguagePreserved: false,
          locale: '',
        },
      ],
      sv: { notFoundPage: { name: 'not-found' }, notFoundPagePath: '/not-found', serverErrorPage: null },
      en: { notFoundPage: null, notFoundPagePath: null },
    });
  });

  it('lists its pages without drafts', async () => {
    const routes = async (filter = ''): Promise<string[]> => {
      const found = await site(`routes(language: "sv"${filter}) { results { routePath } }`);
      return (found as { routes: { results: { routePath: string }[] } }).routes.results.map(
        ({ routePath }) => routePath,
      );
    };
    const all = await routes();
    expect(all).toEqual(expect.arrayContaining(['/', '/service', '/service/dack', '/reports/2026/kaj', '/blocks']));
    expect(all.join()).not.toMatch(/secret|hemlig|not-found|2026,/);
    expect(await routes(', includedPaths: ["/Reports/"]')).toEqual(['/reports', '/reports/2026/kaj']);
    expect(await routes(', includedPaths: ["/content/hamnbilar/start/service"]')).toEqual([
      '/service',
      '/service/dack',
    ]);
    expect(await routes(', includedPaths: ["/service"], excludedPaths: ["/service/dack"]')).toEqual(['/service']);
    expect(await routes(', first: 2')).toEqual(all.slice(0, 2));
  });

  it('lets older clients find its dictionary by search below the root of the app', async () => {
    const { layout } = (await ask(`{ layout(site: "hamnbilar", routePath: "/", language: "sv") { item {
      ancestors(includeTemplateIDs: ["061cba1554744b918a0617903b102b82"]) { id } } } }`)) as {
      layout: { item: { ancestors: { id: string }[] } };
    };
    const [root] = layout.item.ancestors;
    const found = await ask(`{ search(first: 50, where: { AND: [
      { name: "_path", value: "${root?.id ?? ''}", operator: CONTAINS } { name: "_language", value: "sv" }
      { name: "_templates", value: "6d1cd89719364a3aa511289a94c2a7b1", operator: CONTAINS } ] })
      { results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`);
    expect(found['search']).toEqual({
      results: [
        { key: { value: 'pathToCarList' }, phrase: { value: 'bilar' } },
        { key: { value: 'searchButton' }, phrase: { value: 'Leta' } },
        { key: { value: 'showMore' }, phrase: { value: 'Visa fler bilar' } },
      ],
    });
  });
});
