import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentGateway } from '../../../shared/content/ContentGateway.ts';

export interface ContractOptions {
  /** The gateway is bound to the site of the fixture, as the browser's is. */
  oneSite?: boolean;
}

/** Contract for pages, navigation and dictionary of every content gateway over the fixture folder. */
export function contentContract(
  name: string,
  makeGateway: () => Promise<ContentGateway>,
  { oneSite = false }: ContractOptions = {},
): void {
  describe(`content through ${name}`, () => {
    let gateway: ContentGateway;
    const site = 'hamnbilar';
    beforeAll(async () => {
      gateway = await makeGateway();
    });

    it("gives a page with its sections inside the site's frame", async () => {
      const { route } = await gateway.layout({ site, language: 'sv', path: '/' });
      const names = Object.entries(route?.placeholders ?? {}).map(([placeholder, sections]) => [
        placeholder,
        sections.map(({ componentName }) => componentName),
      ]);
      expect(Object.fromEntries(names)).toEqual({
        'headless-header': ['AlertBar', 'MainNavigation'],
        'headless-main': ['HeroBanner', 'CarTeaser'],
        'headless-footer': ['Footer'],
      });
      expect(route).toMatchObject({
        name: 'start',
        displayName: 'Hamnbilar',
        itemLanguage: 'sv',
        templateName: 'StartPage',
      });
    });

    it('gives list fields as references', async () => {
      const { route } = await gateway.layout({ site, language: 'sv', path: '/' });
      const [hero, teaser] = route?.placeholders['headless-main'] ?? [];
      expect(hero?.fields).toMatchObject({
        Title: { value: 'Bilar vid kajen' },
        HeroBannerHasSearchBar: { value: true },
        HeroBannerSearchUrl: { value: '/bilar' },
        QuickLinks: [{ fields: { Link: { value: { text: 'Billiga', href: '/bilar?car_price=0-50000' } } } }],
      });
      expect(teaser?.fields['Filters']).toEqual({ value: 'car_fuel=El&car_fuel=Bensin&car_price=0-50000' });
    });

    it('puts the segment of another language before internal addresses', async () => {
      const { route } = await gateway.layout({ site, language: 'en', path: '/' });
      expect(route?.placeholders['headless-main']?.[0]?.fields).toMatchObject({
        RichText: { html: '<p>See <a href="/en/services/tyres">tyres</a>.</p>' },
        Link: { value: { href: '/en/services/tyres' } },
      });
    });

    it('names the ancestors from the nearest to the start page', async () => {
      const { ancestors } = await gateway.layout({ site, language: 'sv', path: '/service/dack' });
      expect(ancestors).toEqual([
        { title: 'Serva bilen', path: '/service' },
        { title: 'Hamnbilar', path: '/' },
      ]);
    });

    it('names the language versions that exist', async () => {
      const both = await gateway.layout({ site, language: 'en', path: '/services/tyres' });
      expect(both.languages).toEqual([
        { language: 'sv', nativeName: 'Svenska', path: '/service/dack' },
        { language: 'en', nativeName: 'English', path: '/en/services/tyres' },
      ]);
      const one = await gateway.layout({ site, language: 'sv', path: '/bilar' });
      expect(one.languages.map(({ language }) => language)).toEqual(['sv']);
    });

    it.each(['/Service/DACK', '/service/dack/', '/service/d%61ck'])('finds the page at %s', async (path) => {
      const { route } = await gateway.layout({ site, language: 'sv', path });
      expect(route?.displayName).toBe('Däck');
    });

    it.each([
      ['an unknown path', { site, language: 'sv', path: '/finns-inte' }],
      ['an address of another language', { site, language: 'en', path: '/service/dack' }],
      ['a language without the page', { site, language: 'en', path: '/bilar' }],
      ['a path with quotes and escapes', { site, language: 'sv', path: '/"}%zz\n{' }],
    ])('answers null for %s', async (_what, query) => {
      expect(await gateway.layout(query)).toEqual({ route: null, ancestors: [], languages: [] });
    });

    it('gives the navigation in order', async () => {
      const swedish = await gateway.navigation({ site, language: 'sv' });
      expect(swedish.map(({ navigationTitle, url }) => [navigationTitle, url.path])).toEqual([
        ['Serva bilen', '/service'],
        ['Bilar i lager', '/bilar'],
        ['Nyheter', '/nyheter'],
      ]);
      expect(swedish[0]?.children).toMatchObject([{ name: 'tyres', hideInNavigation: '1', externalLink: '' }]);
      const english = await gateway.navigation({ site, language: 'en' });
      expect(english).toMatchObject([
        { url: { path: '/en/services' }, children: [{ externalLink: 'https://tyres.example/', hideInNavigation: '' }] },
        { url: { path: '/en/news' } },
      ]);
    });

    it('overlays the dictionary of the group with the one of the site', async () => {
      const texts = await gateway.dictionary({ site, language: 'sv' });
      expect(texts).toEqual({ pathToCarList: 'bilar', showMore: 'Visa fler bilar', searchButton: 'Leta' });
    });

    if (oneSite) return;
    it('has nothing for an unknown site', async () => {
      const layout = await gateway.layout({ site: 'okand', language: 'sv', path: '/' });
      expect(layout).toEqual({ route: null, ancestors: [], languages: [] });
      expect(await gateway.navigation({ site: 'okand', language: 'sv' })).toEqual([]);
      expect(await gateway.dictionary({ site: 'okand', language: 'sv' })).toEqual({});
    });
  });
}
