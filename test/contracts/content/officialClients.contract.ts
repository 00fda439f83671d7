import { beforeAll, describe, expect, it } from '@jest/globals';
import { errorPageCodes, officialClients, pageStates, sitecoreClient } from './officialClients.ts';
import type { Connection, OfficialClient } from './officialClients.ts';

/** A platform over the content of officialContent, as reachable by clients. */
export interface ClientPlatform {
  /** Connection with a key for published content, or with another key. */
  connection(key?: string): Connection;
  /** Connection with a key for drafts. */
  drafts(): Connection;
}

const site = 'hamnbilar';

/** Files of the contract's content in addition to those of the small site. */
export const officialContent = {
  'pages/not-found.sv.yaml': 'title: Finns inte\nsections: [{ RichText: { Text: <p>Borta</p> } }]\n',
  'pages/server-error.sv.yaml': 'title: Trasigt\n',
  'pages/secret.sv.yaml': 'title: Hemlig\ndraft: true\nfields: { metaDescription: Ännu inte }\n',
  'robots.txt': 'User-agent: *\nDisallow: /hemligt\n',
};

const phrases = { pathToCarList: 'bilar', searchButton: 'Leta', showMore: 'Visa fler bilar' };
const englishPhrases = { pathToCarList: 'cars', showMore: 'Show more cars' };

interface Route {
  name: string;
  displayName: string;
  itemId: string;
  fields: Record<string, unknown>;
  placeholders: Record<string, { componentName: string; fields: Record<string, unknown> }[]>;
}
interface Layout {
  sitecore: { context: Record<string, unknown>; route: Route | null };
}

async function routeAt(client: OfficialClient, path: string, language = 'sv'): Promise<Route | null> {
  return ((await client.layout(site, path, language)) as Layout).sitecore.route;
}

/** Contract of a platform for the official public clients, each generation unmodified. */
export function officialClientsContract(
  name: string,
  startPlatform: () => Promise<ClientPlatform>,
  /** SitecoreClient only supports a key or a context id. */
  { hasFacade = true } = {},
): void {
  let platform: ClientPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });

  describe.each(Object.entries(officialClients))(`%s at ${name}`, (_generation, connect) => {
    const offers = connect({ kind: 'apiKey', origin: 'http://127.0.0.1', path: '/', key: 'none' });
    let client: OfficialClient;
    beforeAll(() => {
      client = connect(platform.connection());
    });

    it('reads a page in the requested language', async () => {
      expect(await client.layout(site, '/', 'sv')).toMatchObject({
        sitecore: {
          context: { pageEditing: false, pageState: 'normal', language: 'sv', itemPath: '/', site: { name: site } },
          route: { name: 'start', displayName: 'Hamnbilar', itemLanguage: 'sv', templateName: 'StartPage' },
        },
      });
      const start = await routeAt(client, '/');
      const sections = Object.values(start?.placeholders ?? {}).map((all) => all.map((one) => one.componentName));
      expect(sections).toEqual([['AlertBar', 'MainNavigation'], ['HeroBanner', 'CarTeaser'], ['Footer']]);
      expect(start?.placeholders['headless-main']?.[0]?.fields['Title']).toEqual({ value: 'Bilar vid kajen' });
      expect((await routeAt(client, '/services/tyres', 'en'))?.displayName).toBe('Tyres');
      expect((await routeAt(client, '/Service/DACK/'))?.displayName).toBe('Däck');
    });

    it('finds no page at an unknown address', async () => {
      expect(await routeAt(client, '/finns-inte')).toBeNull();
      expect(await routeAt(client, '/bilar', 'en')).toBeNull();
      expect(await client.layout('okand', '/', 'sv')).toMatchObject({ sitecore: { route: null } });
      expect(await routeAt(client, '/secret')).toBeNull();
    });

    it('reads a dictionary of several pages', async () => {
      expect(await client.dictionary(site, 'sv', 1)).toEqual(phrases);
      expect(await client.dictionary(site, 'sv', 2)).toEqual(phrases);
      expect(await client.dictionary(site, 'en', 500)).toEqual(englishPhrases);
    });

    if (offers.dictionaryBySearch) {
      it('finds the root of the site', async () => {
        expect(await client.dictionaryBySearch?.(site, 'sv', 1)).toEqual(phrases);
        expect(await client.dictionaryBySearch?.(site, 'sv', 10)).toEqual(phrases);
        expect(await client.dictionaryBySearch?.(site, 'en', 1)).toEqual(englishPhrases);
      });
    }

    it('lists the sites with their hosts', async () => {
      expect(await client.sites()).toEqual([
        expect.objectContaining({ name: site, hostName: 'hamnbilar.example', language: 'sv' }),
      ]);
    });

    it('reads the redirects', async () => {
      expect(await client.redirects(site)).toEqual([
        expect.objectContaining({ pattern: '/gamla-sidan', target: '/service', redirectType: 'REDIRECT_301' }),
        expect.objectContaining({
          pattern: '^/kontor/(\\d+)$',
          target: '/service?nr=$1',
          redirectType: 'REDIRECT_302',
          isQueryStringPreserved: true,
          locale: 'sv',
        }),
      ]);
      expect(await client.redirects('okand')).toEqual([]);
    });

    it('reads the addresses of sitemaps', async () => {
      expect(await client.robots(site)).toBe('User-agent: *\nDisallow: /hemligt\n');
      expect(await client.sitemaps(site)).toEqual(['https://hamnbilar.example/sitemap.xml']);
    });

    it('reads the pages that are shown for errors', async () => {
      expect(await client.errorPages(site, 'sv')).toMatchObject({
        notFoundPage: { rendered: { sitecore: { route: { displayName: 'Finns inte' } } } },
        notFoundPagePath: '/not-found',
        serverErrorPage: { rendered: { sitecore: { route: { displayName: 'Trasigt' } } } },
        serverErrorPagePath: '/server-error',
      });
      expect(await client.errorPages(site, 'en')).toMatchObject({ notFoundPage: null, serverErrorPage: null });
      expect(await client.errorPages('okand', 'sv')).toBeNull();
    });

    // JSS has this one in its framework packages.
    if (offers.paths) {
      it('lists the addresses of every page', async () => {
        const prefix = `_site_${site}`;
        for (const personalized of [false, true]) {
          const paths = (await client.paths?.([site], ['sv', 'en'], 3, personalized)) as {
            params: { path: string[] };
            locale: string;
          }[];
          const addresses = paths.map(({ params, locale }) => `${locale} ${params.path.join('/')}`);
          expect(new Set(addresses).size).toBe(addresses.length);
          expect(addresses).toHaveLength(15);
          expect(addresses).toEqual(
            expect.arrayContaining([`sv ${prefix}/service/dack`, `sv ${prefix}/nyheter/2026/sommar`]),
          );
          expect(addresses).toContain(`en ${prefix}/services/tyres`);
          expect(addresses.join()).not.toContain('secret');
        }
        await expect(client.paths?.(['okand'], ['sv'], 3, false)).rejects.toThrow('okand');
      });
    }

    // JSS 23 does not personalize.
    if (offers.variants) {
      it('learns that no page has variants', async () => {
        expect(await client.variants?.(site, '/service', 'sv')).toEqual({
          pageId: expect.stringMatching(/^[0-9A-F]{32}$/),
          variantIds: [],
        });
        expect(await client.variants?.(site, '/finns-inte', 'sv')).toBeUndefined();
      });
    }

    // JSS 23 edits in another way.
    if (offers.editing) {
      it('edits a page with its drafts', async () => {
        const editor = connect(platform.drafts());
        const itemId = (await routeAt(client, '/service'))?.itemId ?? '';
        const query = { site, itemId, language: 'sv' };
        expect(await editor.editing?.({ ...query, mode: 'edit' })).toMatchObject({
          sitecore: {
            context: { pageEditing: true, pageState: 'edit', editMode: 'metadata' },
            route: {
              fields: {
                metaDescription: {
                  value: 'Service vid kajen',
                  metadata: { title: 'metaDescription', datasource: { language: 'sv', version: 1 } },
                },
              },
            },
          },
        });
        const draft = { ...query, itemId: '/content/hamnbilar/start/secret' };
        expect(await editor.editing?.({ ...draft, mode: 'edit' })).toMatchObject({
          sitecore: { route: { displayName: 'Hemlig' } },
        });
        expect(await editor.editing?.({ ...query, itemId: 'F'.repeat(32), mode: 'edit' })).toMatchObject({
          sitecore: { context: { pageEditing: true }, route: null },
        });
      });
    }

    it('is refused with a wrong key', async () => {
      const stranger = connect(platform.connection('a-wrong-key'));
      await expect(stranger.layout(site, '/', 'sv')).rejects.toMatchObject({ response: { status: 401 } });
    });
  });

  if (!hasFacade) return;
  describe(`SitecoreClient at ${name}`, () => {
    const facade = (connection: Connection) => {
      if (connection.kind === 'header') throw new Error('SitecoreClient is configured with a key or a context id.');
      return sitecoreClient(connection, site, 'sv');
    };

    it('reads every part of the site', async () => {
      const client = facade(platform.connection());
      expect(await client.getPage('/service/dack')).toMatchObject({
        siteName: site,
        locale: 'sv',
        mode: { isNormal: true },
      });
      expect(await client.getPage(['services', 'tyres'], { locale: 'en' })).toMatchObject({
        layout: { sitecore: { route: { displayName: 'Tyres' } } },
      });
      expect(await client.getPage('/finns-inte')).toBeNull();
      expect(await client.getDictionary()).toEqual(phrases);
      expect(await client.getErrorPage(errorPageCodes.NotFound)).toMatchObject({
        layout: { sitecore: { route: { displayName: 'Finns inte' } } },
      });
      expect(await client.getErrorPage(errorPageCodes.NotFound, { locale: 'en' })).toBeNull();
      expect(await client.getPagePaths([site], ['sv'])).toHaveLength(10);
      expect(await client.getRobots(site)).toContain('Disallow: /hemligt');
      expect(await client.getLlmsTxt({ siteName: site })).toBeNull();
      const index = await client.getSiteMap({ reqHost: 'www.hamnbilar.example', reqProtocol: 'https' });
      expect(index).toContain('<loc>https://www.hamnbilar.example/sitemap.xml</loc>');
      const data = await client.getData('query($site: String!) { site { siteInfo(site: $site) { name } } }', { site });
      expect(data).toEqual({ site: { siteInfo: { name: site } } });
    });

    it('shows a preview of a draft to its editor only', async () => {
      const page = { site, itemId: '/content/hamnbilar/start/secret', language: 'sv', variantId: '_default' };
      expect(await facade(platform.drafts()).getPreview({ ...page, mode: pageStates.Preview })).toMatchObject({
        mode: { isPreview: true },
        layout: { sitecore: { context: { pageState: 'preview' }, route: { displayName: 'Hemlig' } } },
      });
    });
  });
}
