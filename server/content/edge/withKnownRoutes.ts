import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { LayoutAnswer } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

export interface KnownRoutesOptions {
  sites: readonly SiteConfig[];
  /** Milliseconds; only differences matter. */
  clock: () => number;
}

export interface KnownRoutes extends Pick<ContentBackend, 'layout'> {
  /** Has the list of a site's pages read again before it is used, of every site when left out. */
  expire(site?: string): void;
}

interface RouteList {
  /** True for a page of the list, and for what is below a page that stands for all addresses there. */
  has(path: string): boolean;
  /** True for a page of the list. */
  names(path: string): boolean;
}

/** An address is refused by a list no older than this: a page that was published since is found. */
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

/** Pages of a list as addresses that can be looked up; null for a list that cannot be one of all pages. */
function routeList(paths: readonly string[], start: string): RouteList | null {
  const known = new Set(paths.map(comparable));
  if (!known.has(start)) return null;
  // a page that stands for all addresses below another: "*", in addresses ",-w-,"
  const below = [...known].flatMap((path) => /^(.*\/)(?:\*|,-w-,)/.exec(path)?.[1] ?? []);
  return { names: (path) => known.has(path), has: (path) => known.has(path) || below.some((prefix) => path.startsWith(prefix)) };
}

/**
 * Answers made-up addresses from the platform's list of pages, in place of a request each. The list is read when the
 * first address leads nowhere, and again when it is older than half a minute; while it cannot be had, the platform is
 * asked for each address. A page that the list has, but for which the platform answers nothing, counts as unavailable.
 */
export function withKnownRoutes(
  inner: Pick<ContentBackend, 'layout' | 'pages'>,
  { sites, clock }: KnownRoutesOptions,
): KnownRoutes {
  const lists = new Map<string, { asked: number; list: Promise<RouteList | null> }>();
  const firstLanguages = new Map(sites.map(({ name, languages }) => [name, languages[0]]));

  const addressOf = ({ site, language }: ContentQuery, path: string): string =>
    comparable(language === firstLanguages.get(site) ? path : `/${language}${path}`);

  const listOf = (query: ContentQuery, since: number): Promise<RouteList | null> => {
    const key = `${query.site} ${query.language}`;
    const known = lists.get(key);
    if (known && known.asked >= since) return known.list;
    const asked = clock();
    const list = inner.pages(query).then(
      (pages) => routeList(pages.map(({ path }) => path), addressOf(query, '/')),
      () => null, // the gateway has logged it
    );
    lists.set(key, { asked, list });
    return list;
  };

  return {
    layout: async (query) => {
      const { site, language, path } = query;
      const address = addressOf(query, path);
      // a view of a page does not wait for the list: it is read when an address has led nowhere
      const known = lists.has(`${site} ${language}`) ? await listOf(query, -Infinity) : null;
      if (known?.has(address) === false && (await listOf(query, clock() - maxAgeMs))?.has(address) === false) {
        return noPage;
      }
      const start = clock();
      const answer = await inner.layout(query);
      if (answer.route) return answer;
      const list = await listOf(query, known?.has(address) ? start : start - maxAgeMs);
      if (list?.names(address)) {
        throw new ContentUnavailableError(`The platform lists ${path} of ${site}, but answers nothing for it.`);
      }
      return answer;
    },
    expire: (site) => {
      for (const key of [...lists.keys()]) if (site === undefined || key.startsWith(`${site} `)) lists.delete(key);
    },
  };
}
