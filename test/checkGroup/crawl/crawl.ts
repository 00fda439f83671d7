import { readPage } from '../../http/readPage.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { CrawlResponse, RequestAddress } from './requestAddress.ts';
import { pageKind } from './pageKind.ts';
import type { PageKind, SiteLanguage } from './pageKind.ts';
import { resolveLink } from './resolveLink.ts';
import type { SiteAddress } from './resolveLink.ts';

/** A site to crawl. */
export interface CrawlSite extends Pick<SiteConfig, 'name' | 'hosts'> {
  /** The first is the one without a path segment. */
  languages: readonly SiteLanguage[];
  /** Addresses of its pages to begin with. */
  seeds: readonly string[];
  /** An address of each language that has no page. */
  missing: readonly string[];
}

/** A visited address. */
export interface Visit extends SiteAddress {
  kind: PageKind;
  language: SiteLanguage;
  /** Address of the first page that links here; null for a seed. */
  from: SiteAddress | null;
  /** The link as written on that page. */
  href: string;
  /** Number of pages that link here. */
  links: number;
  response: CrawlResponse;
}

export interface CrawlOptions {
  sites: readonly CrawlSite[];
  request: RequestAddress;
  /** Maximum number of linked pages per site, and of linked files. */
  maxPages: number;
  /** Maximum number per site of those kinds of pages that the stock has hundreds of. */
  maxOfStockKind: number;
  onVisit?: (count: number) => void;
}

export interface Crawl {
  visits: readonly Visit[];
  /** Number of pages that were found but not visited, by site. */
  leftOut: ReadonlyMap<string, number>;
}

const stockKinds: ReadonlySet<PageKind> = new Set(['cars', 'car', 'compare', 'dealer']);
/** Requests at a time. */
const concurrency = 4;

type PlannedVisit = Omit<Visit, 'response'>;

/** Visits the pages of all sites, breadth first, each address once, and the files that they link to. */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const { sites, request, maxPages, maxOfStockKind, onVisit = () => undefined } = options;
  const siteByName = new Map(sites.map((site) => [site.name, site]));
  const planned = new Map<string, PlannedVisit>();
  const queue: PlannedVisit[] = [];
  const counts = new Map<string, number>();
  const leftOut = new Map<string, number>();
  const visits: Visit[] = [];

  const hasRoom = (limit: number, ...key: string[]): boolean => {
    const name = key.join(' ');
    const count = counts.get(name) ?? 0;
    if (count >= limit) return false;
    counts.set(name, count + 1);
    return true;
  };
  const plan = (address: SiteAddress, found: Pick<Visit, 'from' | 'href'>, kind?: PageKind): void => {
    const site = siteByName.get(address.site);
    const key = `${address.site} ${address.path}`;
    const known = planned.get(key);
    if (known) known.links += 1;
    const language = site && languageOf(address.path, site.languages);
    if (!site || !language || known) return;
    const visit = { ...address, ...found, language, kind: kind ?? pageKind(address.path, language), links: 1 };
    planned.set(key, visit);
    if (address.path.startsWith('/media/')) {
      if (hasRoom(maxPages, site.name, 'files')) queue.push(visit);
      return;
    }
    const isFree =
      found.from === null ||
      ((!stockKinds.has(visit.kind) || hasRoom(maxOfStockKind, site.name, visit.kind)) && hasRoom(maxPages, site.name));
    if (isFree) queue.push(visit);
    else leftOut.set(site.name, (leftOut.get(site.name) ?? 0) + 1);
  };
  const visit = async (next: PlannedVisit): Promise<void> => {
    const response = await request(next);
    const visited = Object.assign(next, { response });
    visits.push(visited);
    onVisit(visits.length);
    if (!response.isHtml) return;
    for (const href of linksOf(response.body)) {
      const target = resolveLink(href, response.address, sites);
      if (target) plan(target, { from: response.address, href });
    }
  };

  for (const { name, seeds, missing } of sites) {
    for (const path of seeds) plan({ site: name, path }, { from: null, href: path });
    for (const path of missing) plan({ site: name, path }, { from: null, href: path }, 'not-found');
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, concurrency).map(visit));
  return { visits, leftOut };
}

/** Files whose check is another step's: photos of the stock, and scaled copies. */
const otherFiles = /^\/media\/(?:stock\/|scaled$)/;

/** Links of a page, and the files that it shows. */
function linksOf(html: string): string[] {
  const { links, media } = readPage(html);
  return [...links.filter((href) => !href.startsWith('#')), ...media.filter((path) => !otherFiles.test(path))];
}

function languageOf(path: string, languages: readonly SiteLanguage[]): SiteLanguage | undefined {
  const segment = path.split(/[/?]/)[1] ?? '';
  return languages.slice(1).find(({ language }) => language === segment) ?? languages[0];
}
