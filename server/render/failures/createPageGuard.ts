import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission } from '../../http/overload/Admission.ts';
import type { SiteDirectory } from '../../site/createSiteDirectory.ts';
import type { Refusal } from './createRefusal.ts';
import type { CachedPageHandler } from '../pageCache/createCachedPageHandler.ts';
import { hasEditorCookie } from '../pageCache/hasEditorCookie.ts';

export interface PageGuardOptions {
  admission: Pick<Admission, 'refusal'>;
  door: Pick<CachedPageHandler, 'serveOld'>;
  sites: SiteDirectory;
  /** First segments of paths that are no pages. */
  reservedSegments: readonly string[];
  refuse: Refusal;
}

/** Keeps pages that could not be rendered in time from the app. */
export interface PageGuard {
  /** Serves an older copy or a refusal of a page when the server is overloaded; else returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** First segments of the content platform's paths, and of the sign-in of editors. */
const otherSegments = ['sitecore', '-', '~', 'editing'];
const fileName = /\.[a-z\d]{2,5}$/i;

/**
 * Checks only the URL and its cookies, so that a refusal costs next to nothing.
 * Heavy work that passes, such as a posted form, goes through admission before it begins.
 */
export function createPageGuard(options: PageGuardOptions): PageGuard {
  const { admission, door, sites, refuse } = options;
  const segmentsOfNoPage = new Set([...options.reservedSegments, ...otherSegments]);
  const isPage = (method: string, url: string): boolean => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    return !segmentsOfNoPage.has(path.split('/', 2)[1] ?? '') && !fileName.test(path);
  };
  return {
    answer: (request, response) => {
      const { method = '', url = '/' } = request;
      if (!isPage(method, url) || hasEditorCookie(request.headers.cookie)) return false;
      const retryAfterSeconds = admission.refusal('page');
      if (retryAfterSeconds === null) return false;
      if (door.serveOld(request, response)) return true;
      refuse(request, response, { site: sites.byHost(request.headers.host ?? ''), url, retryAfterSeconds });
      return true;
    },
  };
}
