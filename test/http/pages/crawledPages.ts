import { createServer } from 'node:http';
import type { Server } from 'node:http';
import request from 'supertest';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { createApp } from '../../../server/app.ts';
import { toSegment } from '../../../shared/catalogue/list/listState.ts';
import type { ListedVehicle } from '../../../shared/catalogue/StockListing.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { createForeignWordFinder, withoutMarkedLanguages } from '../foreignWords.ts';
import { monthlyPrices } from '../monthlyPrices.ts';
import type { MonthlyPrice } from '../monthlyPrices.ts';
import { readPage } from '../readPage.ts';
import type { ReadPage } from '../readPage.ts';
import { demoParts, testServices } from '../demo/testServices.ts';

let server: Server;

/** Starts the server that the pages are requested from. */
export async function startCrawl(): Promise<void> {
  server = createServer(createApp(await testServices()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

/** Stops the server of startCrawl(). */
export const stopCrawl = (): Promise<unknown> => new Promise((closed) => server.close(closed));

/** A page as the crawl read it. */
export interface CrawledPage extends ReadPage {
  monthlyPrices: MonthlyPrice[];
  /** Words of other languages outside elements that are marked as such. */
  foreignWords: string[];
  path: string;
  language: Language;
  status: number;
  /** For current visitors, not for search engines: it has no language versions either. */
  unlisted: boolean;
}

const hostOf = (site: SiteConfig): string => `${site.name}.localhost`;
/** Returns the origin of a site. */
export const originOf = (site: SiteConfig): string => `http://${hostOf(site)}`;

/** Pages that frame others and have no URL of their own, and those reached by links only. */
const frames = new Set(['CarDetailPage', 'SiteDetailPage', 'UnlistedPage']);

interface Addresses {
  listed: string[];
  unlisted: string[];
}

/** Returns URLs of the page tree, one brand, one car, one dealer, and of typical visitor choices. */
async function addressesOf(site: SiteConfig, language: Language): Promise<Addresses> {
  const { contentBackend, gateways, stock } = await demoParts();
  const pages = await contentBackend.pages({ site: site.name, language });
  const addresses = pages.filter(({ templateName }) => !frames.has(templateName)).map(({ path }) => path);
  const byLinksAlone = pages.filter(({ templateName }) => templateName === 'UnlistedPage').map(({ path }) => path);
  const { value: first } = await stock.vehicles(site.name, 0, 1)[Symbol.asyncIterator]().next();
  const car = (first as readonly ListedVehicle[] | undefined)?.[0];
  if (!car) return { listed: addresses, unlisted: byLinksAlone };
  const texts = await gateways.content.dictionary({ site: site.name, language });
  const base = language === site.languages[0] ? '' : `/${language}`;
  const all = { keyphrase: '', facets: [], offset: 0, sort_name: '', filters: {} };
  const { searchCars, searchDealers } = gateways.catalogue;
  const [cars, dealers] = await Promise.all([
    searchCars({ ...all, index: `vehicles_${site.name}`, fields: ['car_id', 'car_brand'], limit: 2 }),
    searchDealers({ ...all, index: `sites_${site.name}`, fields: ['slug'], limit: 1 }),
  ]);
  const at = (key: string, rest = ''): string => `${base}/${texts[key] ?? ''}${rest}`;
  const brand = toSegment(cars.content[0]?.car_brand ?? '');
  const ids = cars.content.map(({ car_id }) => car_id ?? '').join(',');
  return {
    listed: [
      ...addresses,
      at('pathToCarList', `/${brand}`),
      at('pathToCarDetail', `/${car.car_id}/${car.slug}`),
      at('pathToSiteDetail', `/${dealers.content[0]?.slug ?? ''}`),
    ],
    unlisted: [
      ...byLinksAlone,
      at('pathToCarList', '?keyphrase=qqqqzzzz'),
      at('pathToCompare', `?cars=${ids}`),
      at('pathToCompare'),
      at('pathToSaved'),
    ],
  };
}

const crawled = new Map<string, Promise<CrawledPage[]>>();

/** Requests every page of a site in all of its languages once. */
export function crawl(site: SiteConfig): Promise<CrawledPage[]> {
  const known = crawled.get(site.name) ?? renderAll(site);
  crawled.set(site.name, known);
  return known;
}

/** The vocabulary without the values of feeds, which reading turns into labels of a site's first language. */
function servedLabels(vocabulary: Vocabulary): Vocabulary {
  return new Map(
    [...vocabulary].map(([facet, entries]) => [facet, entries.map(({ labels }) => ({ labels, values: [] }))]),
  );
}

async function renderAll(site: SiteConfig): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const vocabulary = servedLabels(loadVocabulary(productLanguages()));
  for (const language of site.languages) {
    const findForeign = createForeignWordFinder(site, language, vocabulary);
    const { listed, unlisted } = await addressesOf(site, language);
    for (const path of [...listed, ...unlisted]) {
      const { status, text } = await request(server).get(path).set('Host', hostOf(site));
      const page = readPage(text);
      pages.push({
        ...page,
        foreignWords: findForeign([page.title, ...readPage(withoutMarkedLanguages(text)).words]),
        monthlyPrices: monthlyPrices(text),
        path,
        language,
        status,
        unlisted: unlisted.includes(path),
      });
    }
  }
  return pages;
}

/**
 * Returns the final status of a URL, after at most five redirects on the same host.
 * Returns the target instead when it leads to another host.
 */
export async function statusOf(site: SiteConfig, address: string, hops = 5): Promise<string> {
  const ask = address.startsWith('/media/') ? request(server).head(address) : request(server).get(address);
  const { status, headers } = await ask.set('Host', hostOf(site));
  if (status < 300 || status >= 400) return String(status);
  const next = new URL(headers['location'] ?? '', originOf(site) + address);
  if (next.origin !== originOf(site)) return `leads away to ${next.origin}`;
  return hops > 0 ? statusOf(site, next.pathname + next.search, hops - 1) : 'leads in circles';
}

/** Returns the URL of an internal link; null for other hosts, mail and phone. */
export function internal(site: SiteConfig, page: CrawledPage, href: string): string | null {
  const url = new URL(href, originOf(site) + page.path);
  return url.origin === originOf(site) ? url.pathname + url.search : null;
}
