import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { createTranslate } from '../../../client/site/translate.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createPages } from '../../../server/createPages.ts';
import type { Pages } from '../../../server/createPages.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const now = new Date('2026-03-10T10:00:00Z');
const services = await testServices({ gateways: { ...(await demoGateways()), clock: { now: () => now } } });

/** Returns the HTML of a page, rendered for this call; "" for a redirect. */
async function renderedHtml(pages: Pages, site: SiteConfig, address: string): Promise<string> {
  const [path = '/', query] = address.split('?');
  const origin = `http://${site.name}.localhost`;
  const page = await pages.cache.renderPersonal({ site, origin, path, search: query ? `?${query}` : '' });
  return 'location' in page ? '' : text(page.html);
}

/** Returns the path of a site's car list in a language. */
async function carListOf(site: SiteConfig, language: Language): Promise<string> {
  const query = { site: site.name, language };
  const t = createTranslate(await services.gateways.content.dictionary(query), site.locales[language] ?? language);
  return `${site.languages[0] === language ? '' : `/${language}`}/${t('pathToCarList')}`;
}

/** Returns all content pages of a site, and filtered variants of its car list. */
async function addressesOf(site: SiteConfig): Promise<string[]> {
  const perLanguage = site.languages.map(async (language, at) => {
    const query = { site: site.name, language };
    const basePath = at === 0 ? '' : `/${language}`;
    const list = await carListOf(site, language);
    const found = await services.contentBackend.pages(query);
    const filters = ['', '?page=1', '?car_fuel=El', '?car_price=100000-300000', '?values=car_brand', '?keyphrase=zzzz'];
    return [
      ...found.map(({ path }) => path),
      ...(site.features.stock ? filters.map((filter) => list + filter) : []),
      `${basePath}/no-such-page`,
    ];
  });
  return (await Promise.all(perLanguage)).flat();
}

describe('a page with parts that earlier pages have shown', () => {
  const sites = demoSites.filter(({ name }) => atLength || name === 'polhem-bil');

  it.each(sites.map((site) => ({ name: site.name, site })))(
    'is the page as it is rendered at first: $name',
    async ({ site }) => {
      const addresses = await addressesOf(site);
      expect(addresses.length).toBeGreaterThan(5);
      // Labels are limited to values in the stock, which the first search reveals.
      if (site.features.stock) {
        await renderedHtml(createPages(services), site, await carListOf(site, site.languages[0]));
      }
      const first = await Promise.all(addresses.map((address) => renderedHtml(createPages(services), site, address)));
      const shared = createPages(services);
      // In another order, so that parts come from pages of all kinds.
      for (const [at, address] of [...addresses.entries()].reverse()) {
        const html = await renderedHtml(shared, site, address);
        expect({ address, isSame: html === first[at] }).toEqual({ address, isSame: true });
      }
    },
  );
});
