import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { brandSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { sendStream } from '../sendStream.ts';
import { originOfRequest, siteOf } from '../../site/siteOfRequest.ts';
import { brandUrls, carUrls, dealerUrls, pagesOfKind, pageUrls } from './sitemapUrls.ts';
import type { LanguagePage } from './sitemapUrls.ts';
import { sitemapIndexText, sitemapText } from './sitemapXml.ts';

export interface SitemapParts {
  content: Pick<ContentBackend, 'pages' | 'dictionary'>;
  stock: StockListing;
  catalogue: Pick<CatalogueBackend, 'searchCars' | 'searchDealers'>;
  logger: Logger;
  /** Maximum URLs per file; by default the limit of the sitemap protocol. */
  fileSize?: number;
}

/**
 * /sitemap.xml, the list of a site's sitemaps, and its files by kind.
 * Kinds are pages, stories, dealers, brands and cars. Each site's are on its own host. Cars are streamed, so that
 * 100,000 of them need no more memory than a few.
 */
export function sitemaps({ content, stock, catalogue, logger, fileSize = 50_000 }: SitemapParts): Router {
  const router = Router();
  const answer = (
    address: string | string[],
    write: (sitemapRequest: SitemapRequest) => Promise<Sitemap | null>,
  ): void => {
    router.get(address, sitemapAnswer(write, logger));
  };

  answer(['/sitemap.xml', '/sitemap-index.xml'], async ({ site, origin }) => {
    const pages = await loadPages(content, site);
    const files = (['pages', 'stories'] as const)
      .map((kind) => ({ loc: `${origin}/sitemap-${kind}.xml`, pages: pagesOfKind(pages, kind) }))
      .filter((file) => file.pages.length > 0)
      .map((file) => ({ loc: file.loc, lastmod: latest(file.pages) }));
    for (const kind of [...(hasDealers(site) ? ['dealers'] : []), ...(site.features.stock ? ['brands'] : [])]) {
      files.push({ loc: `${origin}/sitemap-${kind}.xml`, lastmod: '' });
    }
    const carFiles = Math.ceil((await stock.count(site.name)) / carsPerFile(site, fileSize));
    for (let number = 1; number <= carFiles; number += 1) {
      files.push({ loc: `${origin}/sitemap-cars-${number}.xml`, lastmod: '' });
    }
    const text = sitemapIndexText(files);
    return { version: text, text: () => [text] };
  });

  for (const kind of ['pages', 'stories'] as const) {
    answer(`/sitemap-${kind}.xml`, async ({ site, origin }) => {
      const own = pagesOfKind(await loadPages(content, site), kind);
      if (own.length === 0) return null;
      return { version: JSON.stringify(own), text: () => sitemapText([[...pageUrls(own, site.languages, origin)]]) };
    });
  }

  answer('/sitemap-dealers.xml', async ({ site, origin }) => {
    if (!hasDealers(site)) return null;
    const [listed, paths] = await Promise.all([loadDealers(catalogue, site), loadPaths(content, site, dealerPage)]);
    const urls = dealerUrls(listed, paths, origin);
    return { version: JSON.stringify(urls), text: () => sitemapText([urls]) };
  });

  answer('/sitemap-brands.xml', async ({ site, origin }) => {
    if (!site.features.stock) return null;
    const kind = { key: 'pathToCarList', template: 'CarListPage' };
    const [brands, paths] = await Promise.all([loadBrands(catalogue, site), loadPaths(content, site, kind)]);
    const urls = brandUrls(brands, paths, origin);
    return { version: JSON.stringify(urls), text: () => sitemapText([urls]) };
  });

  answer('/sitemap-cars-:number.xml', async ({ site, origin, number }) => {
    const size = carsPerFile(site, fileSize);
    const from = (number - 1) * size;
    if (number < 1 || from >= (await stock.count(site.name))) return null;
    const paths = await loadPaths(content, site, { key: 'pathToCarDetail', template: 'CarDetailPage' });
    if (paths.size === 0) return null;
    const part = { site: site.name, from, to: from + size, paths, origin };
    return {
      version: JSON.stringify([{ ...part, paths: [...paths] }, await stock.version(site.name)]),
      text: () => sitemapText(carUrls(stock, part)),
    };
  });
  return router;
}

/** Number of cars in a file, which has each of them once per language. */
function carsPerFile({ languages }: SiteConfig, fileSize: number): number {
  return Math.max(1, Math.floor(fileSize / languages.length));
}

interface SitemapRequest {
  site: SiteConfig;
  origin: string;
  /** Number of the file, from 1; 0 when the path has none. */
  number: number;
}

interface Sitemap {
  /** Equal for equal contents. */
  version: string;
  /** The contents in chunks. */
  text(): Iterable<string> | AsyncIterable<string>;
}

function sitemapAnswer(
  write: (sitemapRequest: SitemapRequest) => Promise<Sitemap | null>,
  logger: Logger,
): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    const site = siteOf(response);
    const origin = originOfRequest(site, request);
    const given = String(request.params['number'] ?? '');
    let sitemap: Sitemap | null;
    try {
      sitemap = await write({ site, origin, number: /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0 });
    } catch (error) {
      // without a response crawlers keep their data and retry; an empty list would mean that all is gone
      logger.warn('sitemap.failed', { site: site.name, path: request.path, error });
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).type('text/plain').send('Later\n');
      return;
    }
    if (!sitemap) {
      next();
      return;
    }
    const tag = createHash('sha256').update(origin).update(sitemap.version).digest('base64url').slice(0, 27);
    response.set({
      ETag: `W/"${tag}"`,
      'Cache-Control': 'public, max-age=600',
      'Content-Type': 'application/xml; charset=utf-8',
    });
    if (request.fresh) response.status(304).end();
    else if (request.method === 'HEAD') response.end();
    else await sendStream(Readable.from(sitemap.text()), response);
  };
}

/** The pages of all languages of a site, the first language first. */
async function loadPages(content: SitemapParts['content'], site: SiteConfig): Promise<LanguagePage[]> {
  const byLanguage = await Promise.all(
    site.languages.map(async (language) => {
      const pages = await content.pages({ site: site.name, language });
      return pages.map((page) => ({ ...page, language }));
    }),
  );
  return byLanguage.flat();
}

/**
 * Base path of cars or dealers.
 * It comes from the dictionary, like the pages themselves, or else the path of their frame.
 */
async function detailPath(
  content: SitemapParts['content'],
  { name, languages }: SiteConfig,
  { language = languages[0], ...kind }: { language?: Language; key: string; template: string },
): Promise<string> {
  const query = { site: name, language };
  const [texts, pages] = await Promise.all([content.dictionary(query), content.pages(query)]);
  const base = language === languages[0] ? '' : `/${language}`;
  const frame = pages.find(({ templateName }) => templateName === kind.template)?.path.slice(base.length + 1);
  return texts[kind.key] ?? frame ?? '';
}

/** Paths of a kind of pages by language, the site's first language first. */
async function loadPaths(
  content: SitemapParts['content'],
  site: SiteConfig,
  kind: { key: string; template: string },
): Promise<Map<string, string>> {
  const paths = await Promise.all(
    site.languages.map(async (language, at): Promise<[string, string]> => {
      const path = await detailPath(content, site, { language, ...kind });
      return [language, path && `${at === 0 ? '' : `/${language}`}/${path}`];
    }),
  );
  return new Map(paths.filter(([, path]) => path !== ''));
}

/** Brands of the cars for sale, with their models. Rejects when the search fails. */
async function loadBrands(catalogue: SitemapParts['catalogue'], site: SiteConfig): Promise<FacetValue[]> {
  const answer = await catalogue.searchCars(brandSearch(indexFor(site.name, 'vehicles'), site));
  if (answer.error) throw new Error('The brands could not be searched. See the log lines of the search.');
  return answer.facet[0]?.value ?? [];
}

const dealerPage = { key: 'pathToSiteDetail', template: 'SiteDetailPage' };
/** Maximum hits of one search. */
const maxDealers = 1000;

/** Lists all dealers of a site. Rejects when the search fails, so that a failure does not look like no dealers. */
async function loadDealers(catalogue: SitemapParts['catalogue'], site: SiteConfig): Promise<Partial<Dealer>[]> {
  const found: Partial<Dealer>[] = [];
  for (;;) {
    const answer = await catalogue.searchDealers({
      index: indexFor(site.name, 'sites'),
      fields: ['slug', 'site_primary_image'],
      keyphrase: '',
      facets: [],
      limit: maxDealers,
      offset: found.length,
      sort_name: 'website_sort_order:asc',
      filters: {},
    });
    if (answer.error) throw new Error('The dealers could not be searched. See the log lines of the search.');
    found.push(...answer.content);
    if (answer.content.length === 0 || found.length >= answer.total_items) return found;
  }
}

function latest(pages: readonly LanguagePage[]): string {
  return pages.reduce((date, { updated }) => (updated > date ? updated : date), '');
}
