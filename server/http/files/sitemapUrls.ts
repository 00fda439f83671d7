import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { brandFacet, toListPath } from '../../../shared/catalogue/list/listState.ts';
import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { SitePage } from '../../../shared/content/ContentTypes.ts';
import type { SitemapUrl } from './sitemapXml.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

/** A page in one of its site's languages. */
export interface LanguagePage extends SitePage {
  language: string;
}

export type SitemapKind = 'pages' | 'stories';

/** Templates that are no pages to visit: those of cars and dealers are only frames. */
const unlisted = new Set(['CarDetailPage', 'SiteDetailPage', 'UnlistedPage']);

/** The pages of a kind. */
export function pagesOfKind(pages: readonly LanguagePage[], kind: SitemapKind): LanguagePage[] {
  return pages.filter(
    ({ templateName }) => !unlisted.has(templateName) && (templateName === 'Story') === (kind === 'stories'),
  );
}

/** Every page with its versions in other languages, each listing all. */
export function* pageUrls(
  pages: readonly LanguagePage[],
  languages: readonly string[],
  origin: string,
): Generator<SitemapUrl> {
  const versions = new Map<string, LanguagePage[]>();
  for (const page of pages) versions.set(page.itemId, [...(versions.get(page.itemId) ?? []), page]);
  for (const { itemId, path, updated, image } of pages) {
    const same = versions.get(itemId) ?? [];
    const links = same.map((page) => ({ language: page.language, href: absolute(origin, page.path) }));
    const main = same.find(({ language }) => language === languages[0]);
    const alternates = main ? [...links, { language: 'x-default', href: absolute(origin, main.path) }] : links;
    yield {
      loc: absolute(origin, path),
      lastmod: updated,
      image: image === '' ? '' : absolute(origin, image),
      alternates: same.length > 1 ? alternates : [],
    };
  }
}

/**
 * The cars of a part of the stock in each language of the site.
 * `paths` has the path of their pages by language, with its segment.
 */
export async function* carUrls(
  stock: StockListing,
  {
    site,
    from,
    to,
    paths,
    origin,
  }: { site: string; from: number; to: number; paths: ReadonlyMap<string, string>; origin: string },
): AsyncGenerator<SitemapUrl[]> {
  for await (const cars of stock.vehicles(site, from, to)) {
    yield cars.flatMap((car) => {
      const links = [...paths].map(([language, path]) => ({
        language,
        href: origin + carPath('', path.slice(1), car),
      }));
      const image = car.image === '' ? '' : absolute(origin, car.image);
      return linkedUrls(links, { lastmod: car.updated, image });
    });
  }
}

/** A page in each language, the site's first language first, each listing all. */
function linkedUrls(
  links: readonly { language: string; href: string }[],
  facts: Pick<SitemapUrl, 'lastmod' | 'image'>,
): SitemapUrl[] {
  const [main] = links;
  const alternates = main && links.length > 1 ? [...links, { language: 'x-default', href: main.href }] : [];
  return links.map(({ href }) => ({ loc: href, ...facts, alternates }));
}

/**
 * The dealers of a site in each of its languages.
 * `paths` has the path of their pages by language, with its segment.
 */
export function dealerUrls(
  dealers: readonly Partial<Dealer>[],
  paths: ReadonlyMap<string, string>,
  origin: string,
): SitemapUrl[] {
  return dealers.flatMap(({ slug = '', site_primary_image: image }) => {
    const links = [...paths].map(([language, path]) => ({
      language,
      href: `${origin}${path}/${encodeUriPart(slug)}`,
    }));
    return linkedUrls(links, { lastmod: '', image: image?.original ? absolute(origin, image.original) : '' });
  });
}

/**
 * The lists of each brand and model that has cars, in each language of the site. `paths` has the path of the car list
 * by language, with its segment.
 */
export function brandUrls(
  brands: readonly FacetValue[],
  paths: ReadonlyMap<string, string>,
  origin: string,
): SitemapUrl[] {
  const values = brands
    .filter(({ count }) => count > 0)
    .flatMap(({ text, children = [] }) => [text, ...children.map((model) => `${text}>${model.text}`)]);
  return values.flatMap((value) => {
    const links = [...paths].map(([language, listPath]) => ({
      language,
      href: origin + toListPath({ filters: { [brandFacet]: [value] } }, { listPath, facets: [], sorts: [] }),
    }));
    return linkedUrls(links, { lastmod: '', image: '' });
  });
}

/** Keeps absolute URLs, and encodes what is not encoded yet. */
function absolute(origin: string, address: string): string {
  const encoded = encodeURI(address).replace(/%25([\da-f]{2})/gi, '%$1');
  return encoded.startsWith('/') ? origin + encoded : encoded;
}
