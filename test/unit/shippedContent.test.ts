import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { listField, textField } from '../../client/framework/fields.ts';
import { buildMegaMenu } from '../../client/site/header/navigationTree.ts';
import { bookingPageKeys } from '../../client/site/texts/bookingPageKeys.ts';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import { demoGroup, demoSites } from '../fixtures/demo/demoSites.ts';
import { productTexts } from '../fixtures/productTexts.ts';
import type { SiteTree } from '../../server/content/embedded/ContentTree.ts';
import { loadContentTree } from '../../server/content/embedded/loadContentTree.ts';
import { dictionaryTexts } from '../fixtures/dictionaryTexts.ts';

/** Texts whose placeholders a language or a country chooses. */
const ownPlaceholders: ReadonlySet<string> = new Set(['bookingMailHello', 'consumerCreditWarningText']);

/** Makes that the dealers of a site are authorised for. */
const dealers = gunzipSync(readFileSync('groups/polhem/stock/dealers.ndjson.gz')).toString().trim().split('\n');
const makesOf = (site: string): string[] => {
  const own = dealers.map((line) => JSON.parse(line) as Dealer & { site: string }).filter((one) => one.site === site);
  return [...new Set(own.flatMap(({ site_brands }) => site_brands))].sort();
};

const marksOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const editions = demoSites.flatMap((site) => site.languages.map((language) => [site.name, language] as const));

describe('the content of the demo group', () => {
  let sites: Map<string, SiteTree>;
  beforeAll(async () => {
    // Loading refuses wrong values, unknown components and broken links.
    ({ sites } = await loadContentTree(demoGroup.contentFolder, demoSites, { builtInTexts: productTexts }));
  });

  it.each(editions)('has every text of the interface for %s in %s', (name, language) => {
    const texts = sites.get(name)?.dictionaries.get(language);
    const optional = new Set<string>(bookingPageKeys);
    const wrong = Object.entries(dictionaryTexts('en')).filter(([key, standard]) => {
      const text = texts?.get(key);
      if (text === undefined && optional.has(key)) return false;
      if (ownPlaceholders.has(key)) return !text;
      return !text || marksOf(text).join() !== marksOf(standard).join();
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it.each(editions)('has a page about privacy with the list of cookies for %s in %s', (name, language) => {
    const site = sites.get(name);
    const path = `/${site?.dictionaries.get(language)?.get('pathToPrivacy') ?? ''}`;
    const page = site?.routes.get(language)?.get(path)?.versions.get(language);
    expect(page?.sections.map(({ data }) => data.componentName)).toContain('CookieList');
  });

  it.each(editions)('has a contact page at the address of the dictionary for %s in %s', (name, language) => {
    const site = sites.get(name);
    expect(site?.routes.get(language)?.has(`/${site.dictionaries.get(language)?.get('pathToContact') ?? ''}`)).toBe(
      true,
    );
  });

  it.each(editions)('has pages for cars where %s in %s has stock', (name, language) => {
    const site = sites.get(name);
    const texts = site?.dictionaries.get(language);
    const templateAt = (key: string) => site?.routes.get(language)?.get(`/${texts?.get(key) ?? ''}`)?.templateName;
    const stock = site?.config.features.stock;
    expect(templateAt('pathToCarList')).toBe(stock ? 'CarListPage' : undefined);
    expect(templateAt('pathToSiteList')).toBe(stock ? 'SiteListPage' : undefined);
    expect(templateAt('pathToSiteDetail')).toBe(stock ? 'SiteDetailPage' : undefined);
    expect(templateAt('pathToCarDetail')).toBe(stock ? 'CarDetailPage' : undefined);
  });

  it.each(['polhem-bil', 'polhem-bil-no', 'polhem-motors-uk'])(
    'names on the booking page of %s the makes of its dealers',
    (name) => {
      const site = sites.get(name);
      const texts = site?.dictionaries.get('en') ?? site?.dictionaries.get('nb');
      const language = site?.dictionaries.has('en') ? 'en' : 'nb';
      const page = site?.routes
        .get(language)
        ?.get(`/${texts?.get('pathToWorkshopBooking') ?? ''}`)
        ?.versions.get(language);
      const header = page?.sections.find(({ data }) => data.componentName === 'BookingHeader')?.data.fields;
      const named = listField(header, 'Brands').map((brand) => textField(brand, 'Name'));
      expect(named).toEqual(expect.arrayContaining(makesOf(name)));
      expect(makesOf(name)).toHaveLength(12);
      expect(textField(header, 'Text')).toMatch(new RegExp(`\\b${String(named.length)} `));
    },
  );

  it.each(['sv', 'en'])('shows pictures of cars in the menu of polhem-bil in %s', (language) => {
    const header = sites.get('polhem-bil')?.frames.get(language)?.header;
    const menu = buildMegaMenu(header?.find(({ data }) => data.componentName === 'MegaMenu')?.data.fields);
    expect(menu[0]?.children.filter(({ image }) => image)).toHaveLength(3);
  });
});
