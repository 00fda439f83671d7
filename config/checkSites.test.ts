import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { moneyText } from '../shared/catalogue/moneyText.ts';
import type { SiteConfig } from '../shared/site/SiteTypes.ts';
import { checkSites } from './checkSites.ts';
import { allSites } from './sites/allSites.ts';
import { polhemBil } from './sites/polhem-bil.ts';

const { bareHost: _bareHost, ...plainSite } = polhemBil;
const siteWith = (change: Partial<SiteConfig>): SiteConfig => ({
  ...plainSite,
  name: 'other',
  hosts: ['other.example'],
  ...change,
});

it.each([
  [{ folder: '../secrets', color: '#0b4f49' }, /icons\.folder/],
  [{ folder: 'icons/other', color: 'red' }, /icons\.color/],
])('checkSites() refuses the icons %j', (icons, message) => {
  expect(() => checkSites([siteWith({ icons })])).toThrow(message);
});

describe('the sites of the group', () => {
  it('are the files in config/sites, each named after its site', () => {
    const files = readdirSync('config/sites').filter((file) => file !== 'allSites.ts');
    expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(allSites.map(({ name }) => name).sort());
  });

  it('sell cars but for the truck, auction and group sites', () => {
    const without = allSites.filter(({ features }) => !features.stock).map(({ name }) => name);
    expect(without).toEqual(['polhem-trucks', 'polhem-auctions', 'polhem-group']);
  });

  it('show prices in the currency of their country', () => {
    const prices = allSites.map(({ name, currency, languages, locales }) => {
      return [name, moneyText(129_900, locales[languages[0]] ?? '', currency).replace(/\s/g, ' ')];
    });
    expect(Object.fromEntries(prices)).toEqual({
      'polhem-bil': '129 900 kr',
      'polhem-bil-no': '129 900 kr',
      'polhem-motors-uk': '£129,900',
      'polhem-carstore-se': '129 900 kr',
      'polhem-carstore-no': '129 900 kr',
      'polhem-carstore-fi': '129 900 €',
      'polhem-carstore-sk': '129 900 €',
      'polhem-trucks': '129 900 kr',
      'polhem-auctions': '129 900 kr',
      'polhem-group': '129,900 kr',
    });
    const norwegian = allSites.filter(({ name }) => name.endsWith('-no')).map(({ currency }) => currency);
    expect(norwegian).toEqual(['NOK', 'NOK']);
  });

  it('format money and dates in the language of each page', () => {
    for (const { languages, locales } of allSites) {
      for (const language of languages) expect(new Intl.Locale(locales[language] ?? '').language).toBe(language);
    }
  });
});

describe('checkSites', () => {
  it('gives right sites back', () => {
    const sites = [polhemBil, siteWith({})];
    expect(checkSites(sites)).toBe(sites);
  });

  it('names both sites that claim one host', () => {
    expect(() => checkSites([polhemBil, siteWith({ hosts: ['www.polhem-bil.example'] })])).toThrow(
      'The host www.polhem-bil.example belongs to both polhem-bil and other.',
    );
  });

  it('refuses two sites of one name', () => {
    expect(() => checkSites([siteWith({}), siteWith({ hosts: ['third.example'] })])).toThrow(
      'Two sites are named "other"',
    );
  });

  it("refuses to move a www host to one that is not the site's", () => {
    expect(() => checkSites([siteWith({ bareHost: 'elsewhere.example' })])).toThrow(
      'config/sites/other.ts moves www.elsewhere.example to elsewhere.example, which is none of its hosts.',
    );
  });

  it('lists every mistake of a site with its file', () => {
    const wrong = siteWith({
      hosts: ['Other.example:80'],
      timeZone: 'Europe/Polhem',
      locales: { sv: 'sv-SE' },
      sorts: [],
    });
    expect(() => checkSites([wrong])).toThrow(
      [
        'The sites are not right:',
        '  config/sites/other.ts has the host "Other.example:80", which is not a lower-case host name without port.',
        '  config/sites/other.ts has no locale for its language "en".',
        '  config/sites/other.ts has the unknown time zone "Europe/Polhem".',
        '  config/sites/other.ts sells cars and so needs facets and sorts.',
      ].join('\n'),
    );
  });

  it('refuses finance quotes that no visitor could use', () => {
    const finance = { dealerKey: '', reserveUrl: 'https://finance.example/', partExchangeUrl: 'finance.example' };
    const wrong = siteWith({ languages: ['sv'], locales: { sv: 'sv-SE' }, currency: 'SEK', finance });
    expect(() => checkSites([wrong])).toThrow(
      [
        '  config/sites/other.ts has finance quotes, which show in English only, but not that language.',
        '  config/sites/other.ts has finance quotes, which are in GBP, but prices in SEK.',
        '  config/sites/other.ts has an empty dealer key in finance.',
        '  config/sites/other.ts has the finance.partExchangeUrl "finance.example", which is no http or https address.',
      ].join('\n'),
    );
  });

  it('refuses a quoted price that it does not know', () => {
    const addresses = { reserveUrl: 'https://finance.example/', partExchangeUrl: 'https://finance.example/' };
    const finance = { dealerKey: 'A', ...addresses, quotePrice: 'list' as 'retail' };
    const wrong = siteWith({ languages: ['en'], locales: { en: 'en-GB' }, currency: 'GBP', finance });
    expect(() => checkSites([wrong])).toThrow(
      'config/sites/other.ts has the finance.quotePrice "list", which is neither "retail" nor "asked".',
    );
  });

  it('refuses leads that would reach nobody', () => {
    const { carBuyer: _buyer, ...site } = siteWith({});
    const motorcycleDealer = { siteName: 'MC', siteEmail: 'mc' };
    expect(() => checkSites([{ ...site, serviceRequest: { motorcycleDealer } }])).toThrow(
      [
        '  config/sites/other.ts buys cars from visitors and so needs a carBuyer {name, address}.',
        '  config/sites/other.ts has the serviceRequest.motorcycleDealer.siteEmail "mc", which is no mail address.',
      ].join('\n'),
    );
    expect(() => checkSites([siteWith({ carBuyer: { name: 'Buyer', address: 'buyer' } })])).toThrow(
      'has the carBuyer.address "buyer", which is no mail address.',
    );
  });

  it('refuses a site without a host, and a language named twice', () => {
    expect(() => checkSites([siteWith({ hosts: [], languages: ['sv', 'sv'] })])).toThrow(
      /has no host\.\n.*names a language twice/,
    );
  });
});
