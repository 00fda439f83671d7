import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { scaledPicturePath } from '../../../shared/kit/pictureWidths.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { demoParts } from '../demo/testServices.ts';
import { crawl, internal, originOf, startCrawl, statusOf, stopCrawl } from './crawledPages.ts';
import type { CrawledPage } from './crawledPages.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';

/*
 * Crawls every page of the demo group. A fault names its page; a test collects all of its faults, so that an editor
 * sees them at once.
 */

beforeAll(startCrawl);
afterAll(stopCrawl);

const textKeys = new Set(Object.keys(dictionaryTexts('en')));

/** Returns a built-in text as a pattern for a whole run of text: {name} matches any value. */
function patternOf(wording: string): RegExp {
  const parts = wording.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

/** Texts that the stock delivers for a car, in the stock's language on every page. */
const alwaysSwedish = new Set(['priceMissing']);

/** Two sites of different countries; test/long/crawl.test.ts reads them all. */
const sites = atLength
  ? demoSites
  : demoSites.filter(({ name }) => ['polhem-bil', 'polhem-carstore-fi'].includes(name));

/** Maximum number of requested pages below one page; test/long/crawl.test.ts requests more. */
const maxPerParent = atLength ? 15 : 4;

/**
 * Returns a function that finds the built-in Swedish text that a word must not be in another language.
 * Only texts that differ there. Pages share most of their words: each is compared once.
 */
function foreignWordingFinder(texts: Record<string, string>, siteName: string): (word: string) => string | undefined {
  const own = new Set([...Object.values(texts), ...siteName.split(' ')]);
  const wordings = Object.entries(dictionaryTexts('sv'))
    .filter(([key]) => !key.startsWith('pathTo') && !alwaysSwedish.has(key))
    .filter(([, wording]) => !own.has(wording) && /\p{L}{3}/u.test(wording.replace(/\{\w+\}/g, '')))
    .map(([key, wording]) => ({ key, pattern: patternOf(wording) }));
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word)) known.set(word, wordings.find(({ pattern }) => pattern.test(word))?.key);
    return known.get(word);
  };
}

/** Creates a check for the legally required terms next to a monthly cost, in one language. */
function besideMonthly(texts: Record<string, string>): (text: string) => boolean {
  const word = (key: string): string => texts[key] ?? `no text ${key}`;
  const inside = (wording: string): RegExp =>
    new RegExp(patternOf(wording).source.slice(1, -1).replaceAll('.+', '[^!]{1,20}'), 's');
  const [example, term] = [inside(word('representativeExample')), inside(word('months'))];
  return (given) => {
    const text = given.replaceAll('\u00a0', ' ');
    const warned = text.includes(word('consumerCreditWarning'));
    const calculated = ['effectiveRate', 'creditAmount', 'startFee', 'totalToPay'].every((key) =>
      text.includes(word(key)),
    );
    const vat = text.includes(word('priceExclVat')) || text.includes(word('priceInclVat'));
    return (warned && (example.test(text) || calculated)) || (vat && term.test(text));
  };
}

describe.each(sites.map((site) => ({ name: site.name, site })))('$name', ({ site }) => {
  let pages: CrawledPage[] = [];
  const faultsOf = (check: (page: CrawledPage) => string[]): string[] =>
    pages.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));

  beforeAll(async () => {
    pages = await crawl(site);
  });

  it('renders every page in its language', () => {
    const faults = faultsOf((page) => [
      ...(page.status === 200 ? [] : [`status ${page.status}`]),
      ...(page.lang === page.language ? [] : [`lang "${page.lang}"`]),
      ...(page.headings === 1 ? [] : [`${page.headings} h1`]),
      ...(page.noindex === page.unlisted ? [] : [page.unlisted ? 'open to search engines' : 'kept from them']),
    ]);
    expect(faults).toEqual([]);
  });

  it('has nothing on any page that the browser fetches from another server by itself', () => {
    const faults = faultsOf(({ foreign }) => foreign.map((address) => `fetches ${address}`));
    expect(faults).toEqual([]);
  });

  it('has an example with every monthly price', async () => {
    const { gateways } = await demoParts();
    const said = new Map<Language, (text: string) => boolean>();
    for (const language of site.languages) {
      said.set(language, besideMonthly(await gateways.content.dictionary({ site: site.name, language })));
    }
    const faults = faultsOf(({ monthlyPrices: prices, language }) =>
      prices.flatMap(({ price, beside }) =>
        said.get(language)?.(beside) ? [] : [`"${price}" stands alone: ${beside}`],
      ),
    );
    expect(faults).toEqual([]);
    // Trucks have no monthly price; if a finance provider quotes, only leasing has one.
    const sellsMonthly = site.features.stock && site.name !== 'polhem-trucks';
    const offered = pages.flatMap((page) => page.monthlyPrices);
    expect(offered.length > (site.finance ? 0 : 20)).toBe(sellsMonthly);
  });

  it('shows no word of another language', () => {
    // RWD is both a feeds' term for rear-wheel drive and a variant name.
    // Editors use "Biogas" in any language.
    const faults = faultsOf(({ foreignWords }) => foreignWords.filter((fault) => !/"(RWD|Biogas)"$/.test(fault)));
    expect(faults).toEqual([]);
  });

  it('gives every page a title of its own', () => {
    const titles = new Map<string, string>();
    const faults = faultsOf(({ title, language, path, unlisted }) => {
      if (unlisted) return title === '' ? ['no title'] : [];
      const key = `${language} ${title}`;
      const taken = titles.get(key);
      titles.set(key, path);
      if (title === '') return ['no title'];
      return taken === undefined ? [] : [`the title "${title}" is also that of ${taken}`];
    });
    expect(faults).toEqual([]);
  });

  it('shows no key in place of a text', async () => {
    const { gateways } = await demoParts();
    const foreign = new Map<Language, ReturnType<typeof foreignWordingFinder>>();
    for (const language of site.languages) {
      const texts = await gateways.content.dictionary({ site: site.name, language });
      if (language !== 'sv') foreign.set(language, foreignWordingFinder(texts, site.displayName));
    }
    const faults = faultsOf(({ words, language }) =>
      words.flatMap((word) => {
        if (textKeys.has(word) && /[A-Z_]/.test(word)) return [`the key ${word}`];
        if (/\{\w+\}/.test(word)) return [`an empty place in "${word}"`];
        const key = foreign.get(language)?.(word);
        return key === undefined ? [] : [`the built-in wording of ${key}: "${word}"`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has links that all lead somewhere', async () => {
    const asked = new Map<string, Promise<string>>();
    const below = new Map<string, number>();
    const faults: string[] = [];
    for (const page of pages) {
      for (const href of page.links) {
        if (href.startsWith('#')) {
          if (!page.ids.has(href.slice(1))) faults.push(`${page.path}: nothing has the id of ${href}`);
          continue;
        }
        const address = internal(site, page, href);
        if (address === null) continue;
        // One URL represents all that only differ in their query values, as those of filters do.
        const kind = address.replace(/=[^&]*/g, '=');
        if (!asked.has(kind)) {
          // A sample of the pages below one represents all, as for cars and dealers.
          const [folder = ''] = /^(\/\w\w)?\/[^/?]+/.exec(address) ?? [];
          const before = below.get(folder) ?? 0;
          if (before >= maxPerParent) continue;
          below.set(folder, before + 1);
        }
        const known = asked.get(kind) ?? statusOf(site, address);
        asked.set(kind, known);
        const status = await known;
        if (status !== '200') faults.push(`${page.path}: ${href} ${status}`);
      }
    }
    expect(asked.size).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });

  it('points to the same page in its other languages', () => {
    const byAddress = new Map(pages.map((page) => [page.canonical, page]));
    const faults = faultsOf(({ canonical, alternates, language, path, unlisted }) => {
      if (unlisted) return [];
      if (canonical !== originOf(site) + (path === '/' ? '/' : path)) return [`canonical ${canonical}`];
      if (site.languages.length === 1) return alternates.size === 0 ? [] : ['alternates without other languages'];
      const wanted = [...site.languages, 'x-default'];
      if (wanted.some((name) => !alternates.has(name))) return [`alternates only in ${[...alternates.keys()].join()}`];
      return [
        ...(alternates.get(language) === canonical ? [] : ['its own address is not among its alternates']),
        ...(alternates.get('x-default') === alternates.get(site.languages[0]) ? [] : ['x-default is another page']),
        ...[...alternates].flatMap(([name, address]) => {
          const other = byAddress.get(address);
          if (!other) return [`${name} leads to ${address}, which is no page`];
          const same = [...other.alternates].every(([at, there]) => alternates.get(at) === there);
          return same ? [] : [`${address} does not point back`];
        }),
      ];
    });
    expect(faults).toEqual([]);
  });
});

describe('pictures, films and files', () => {
  it('exist wherever a page names them', async () => {
    const faults: string[] = [];
    const asked = new Set<string>();
    const named = /\.\w+$/;
    for (const site of sites) {
      for (const page of await crawl(site)) {
        // the addresses of scaled pictures end in a query, which is not among the media here
        const media = page.media.filter((address) => address !== scaledPicturePath);
        const addresses = media.flatMap((address) =>
          named.test(address) ? [address] : [`${address}.webm`, `${address}.mp4`],
        );
        for (const address of addresses.filter((candidate) => !asked.has(candidate))) {
          asked.add(address);
          const status = await statusOf(site, address);
          if (status !== '200') faults.push(`${site.name}${page.path}: ${address} ${status}`);
        }
      }
    }
    expect(asked.size).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
