import type { RequestHandler } from 'express';
import type { PageMatch } from '../../client/app/matchPage.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { sentForm, withSentForm } from '../../shared/forms/FormPost.ts';
import { editorViewOf } from '../http/editorViewOf.ts';
import type { RenderPage } from './PageRequest.ts';
import { readSentForm } from './sentFormCookie.ts';
import { setPageRoute } from '../http/logging/logRequests.ts';
import { runUntilDisconnect } from '../http/limits/runUntilDisconnect.ts';
import { originOfRequest, siteOf } from '../site/siteOfRequest.ts';
import { canonicalPath } from './canonicalPath.ts';
import type { PageToRender } from './PageRenderer.ts';
import { acceptedEncoding } from './pageCache/acceptedEncoding.ts';
import type { PageCache } from './pageCache/createPageCache.ts';
import type { CachedPageHandler } from './pageCache/createCachedPageHandler.ts';
import { readPageQuery } from './pageCache/pageAddress.ts';
import { sendCachedPage } from './pageCache/sendCachedPage.ts';
import { sendFreshPage } from './pageCache/sendFreshPage.ts';

/** A redirect of a list; see tidyListAddress. */
interface TidyRedirect {
  status: 302 | 308;
  location: string;
}

export interface RenderPageOptions {
  cache: PageCache;
  door: Pick<CachedPageHandler, 'learn'>;
  /** Returns the route of a path (with the language segment, not decoded) on a site. */
  matchPath: (site: SiteConfig, path: string) => Promise<PageMatch>;
  /** Returns a redirect for the address of a list that has a better one. */
  tidyList: (
    site: SiteConfig,
    path: string,
    search: string,
    segments: readonly string[],
  ) => Promise<TidyRedirect | null>;
  /** Renders the pages of editors, and those after a form. */
  sendUncached: RenderPage;
}

/** Responds to every GET with the page at its address. Visitors get it from the cache, editors a new rendering. */
export function renderPage({ cache, door, matchPath, tidyList, sendUncached }: RenderPageOptions): RequestHandler {
  /** Number of segments compared without case: car ids are the feed's, in any case. */
  const caseFreeSegments = async (site: SiteConfig, path: string): Promise<number> => {
    const segments = path.split('/').slice(1);
    const isCar = async (count: number): Promise<boolean> =>
      (await matchPath(site, `/${segments.slice(0, count).join('/')}`)).route.name === 'carDetail';
    if (!(await isCar(segments.length))) return segments.length;
    let count = segments.length - 1;
    while (count > 0 && (await isCar(count))) count -= 1;
    return count;
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const site = siteOf(response);
    const { path } = request;
    const url = request.originalUrl;
    const queryAt = url.indexOf('?');
    const search = queryAt < 0 || queryAt === url.length - 1 ? '' : url.slice(queryAt);
    const canonical = await canonicalPath(path, {
      firstLanguage: site.languages[0],
      caseFreeSegments: (lowerPath) => caseFreeSegments(site, lowerPath),
    });
    if (canonical !== path) {
      response.set('Cache-Control', 'public, max-age=3600').redirect(308, canonical + search);
      return;
    }
    const editor = editorViewOf(response);
    if (editor) {
      await sendUncached(request, response, { site, path, search, editor });
      return;
    }
    const sent = sentForm(search);
    if (sent !== '') {
      // only the sender of the form sees the confirmation; neither page may be cached
      if (readSentForm(request) === sent) await sendUncached(request, response, { site, path, search, editor: null });
      else response.set('Cache-Control', 'no-store').redirect(302, path + withSentForm(search, null));
      return;
    }
    const match = await matchPath(site, path);
    const route = match.route.name;
    setPageRoute(response, `page:${route}`);
    const query = readPageQuery(search, route, site);
    if (route === 'carList') {
      const { brand, model } = match.params;
      const segments = [brand, model].filter((segment) => segment !== undefined);
      const tidy = await tidyList(site, path, query.search, segments);
      if (tidy) {
        response.set('Cache-Control', 'no-cache').redirect(tidy.status, withRest(tidy.location, query.rest));
        return;
      }
    }
    const page: PageToRender = { site, origin: originOfRequest(site, request), path, search: query.search, match };
    const key = `${site.name} ${page.origin} ${path}${query.search}`;
    const outcome = await runUntilDisconnect(response, (client) =>
      query.isPersonal ? cache.renderPersonal(page, client) : cache.get(key, page, client),
    );
    if (!outcome) return;
    if (outcome.kind === 'redirect') {
      response.set('Cache-Control', 'no-cache').redirect(outcome.status, withRest(outcome.location, query.rest));
      return;
    }
    if (!query.isPersonal && outcome.status < 500) door.learn(request, key, `page:${route}`);
    const needsCopy = request.method === 'HEAD' || request.get('if-none-match') !== undefined;
    const encoding = acceptedEncoding(request.get('accept-encoding'));
    if (outcome.kind === 'fresh' && !needsCopy) {
      await sendFreshPage(response, outcome, { encoding, keepBody: cache.keepBody });
      return;
    }
    const copy = outcome.kind === 'fresh' ? await outcome.copy : outcome;
    const body = await cache.bodyFor(copy, encoding);
    for (let at = 0; at < copy.headers.length; at += 2) response.removeHeader(copy.headers[at] ?? '');
    const requestId = String(response.getHeader('x-request-id') ?? '');
    sendCachedPage(request, response, { page: copy, encoding, body, ageSeconds: cache.ageSeconds(copy), requestId });
  };
}

/** Adds the parameters that do not change the page, such as a campaign's, to a location. */
function withRest(location: string, rest: string): string {
  return rest === '' ? location : `${location}${location.includes('?') ? '&' : '?'}${rest}`;
}
