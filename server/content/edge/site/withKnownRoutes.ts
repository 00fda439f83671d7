import { ContentUnavailableError } from '../../../../shared/content/ContentGateway.ts';
import type { ContentBackend, ContentQuery } from '../../../../shared/content/ContentGateway.ts';
import type { LayoutAnswer } from '../../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../../shared/site/SiteTypes.ts';

export interface KnownRoutesOptions {
  sites: readonly SiteConfig[];
  /** Milliseconds; only differences matter. */
  clock: () => number;
}

export interface KnownRoutes extends Pick<ContentBackend, 'layout'> {
  /** Makes the next use read a site's list of pages again; every site's when left out. */
  expire(site?: string): void;
}

interface RouteList {
  /** True for a page of the list, and for paths below a wildcard page. */
  has(path: string): boolean;
  /** True for a page of the list. */
  names(path: string): boolean;
}

/** Maximum age of a list that refuses an address: recently published pages are found. */
const maxAgeMs = 30_000;

const noPage: LayoutAnswer = { route: null, ancestors: [], languages: [] };

function comparable(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // a path such as "/50%" is compared as it is
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Look-up of a list's pages; null for a list that cannot contain all pages. */
function routeList(paths: readonly string[], start: string): RouteList | null {
  const known = new Set(paths.map(comparable));
  if (!known.has(start)) return null;
  // a wildcard page for all paths below another: "*", in paths ",-w-,"
  const below = [...known].flatMap((path) => /^(.*\/)(?:\*|,-w-,)/.exec(path)?.[1] ?? []);
  return {
    names: (path) => known.has(path),
    has: (path) => known.has(path) || below.some((prefix) => path.startsWith(prefix)),
  };
}

/**
 * Handles unknown addresses by the platform's list of pages, instead of one request each.
 * The list is read when the first address leads nowhere, and again when it is older than half a minute; while it is
 * unavailable, each address is requested from the platform. A listed page for which the platform returns nothing counts
 * as unavailable.
 */
export function withKnownRoutes(
  inner: Pick<ContentBackend, 'layout' | 'pages'>,
  { sites, clock }: KnownRoutesOptions,
): KnownRoutes {
  const lists = new Map<string, { asked: number; list: Promise<RouteList | null> }>();
  const firstLanguages = new Map(sites.map(({ name, languages }) => [name, languages[0]]));

  const buildAddress = ({ site, language }: ContentQuery, path: string): string =>
    comparable(language === firstLanguages.get(site) ? path : `/${language}${path}`);

  const loadList = (query: ContentQuery, since: number): Promise<RouteList | null> => {
    const key = `${query.site} ${query.language}`;
    const known = lists.get(key);
    if (known && known.asked >= since) return known.list;
    const asked = clock();
    const list = inner.pages(query).then(
      (pages) =>
        routeList(
          pages.map(({ path }) => path),
          buildAddress(query, '/'),
        ),
      () => null, // the gateway has logged it
    );
    lists.set(key, { asked, list });
    return list;
  };

  return {
    layout: async (query) => {
      const { site, language, path } = query;
      const address = buildAddress(query, path);
      // page views do not wait for the list: it is read after an address has led nowhere
      const known = lists.has(`${site} ${language}`) ? await loadList(query, -Infinity) : null;
      if (known?.has(address) === false && (await loadList(query, clock() - maxAgeMs))?.has(address) === false) {
        return noPage;
      }
      const start = clock();
      const answer = await inner.layout(query);
      if (answer.route) return answer;
      const list = await loadList(query, known?.has(address) ? start : start - maxAgeMs);
      if (list?.names(address)) {
        throw new ContentUnavailableError(`The platform lists ${path} of ${site}, but has no page for it.`);
      }
      return answer;
    },
    expire: (site) => {
      for (const key of [...lists.keys()]) if (site === undefined || key.startsWith(`${site} `)) lists.delete(key);
    },
  };
}
