import type { Request, RequestHandler } from 'express';
import { requestHost } from '../http/security/requestHost.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import { firstSegment } from './requestAddress.ts';
import { reservedSegments } from './reservedSegments.ts';
import type { SiteRedirects } from './SiteRedirects.ts';
import { splitAddress } from './splitAddress.ts';

export interface RedirectOptions {
  /** By site. */
  redirects: ReadonlyMap<string, SiteRedirects>;
  /** Status of permanent redirects. */
  redirectStatus: 301 | 308;
  /** Names the rule in X-Redirect-Rule. */
  development: boolean;
}

/**
 * Redirects old addresses.
 * A permanent redirect is cached for an hour, not forever, so that a mistaken rule can be corrected. A rewrite shows
 * its target under the old address.
 */
export function redirectRequests({ redirects, redirectStatus, development }: RedirectOptions): RequestHandler {
  return (request, response, next) => {
    const site = siteOf(response);
    const { path, search } = splitAddress(request.url);
    if (reservedSegments.includes(firstSegment(path))) {
      next();
      return;
    }
    if (site.bareHost && hostName(request) === `www.${site.bareHost}`) {
      response.set('Cache-Control', 'public, max-age=3600');
      if (development) response.set('X-Redirect-Rule', `sites/${site.name}.yaml bareHost`);
      response.redirect(redirectStatus, `https://${site.bareHost}${path}${search}`);
      return;
    }
    const found = redirects.get(site.name)?.find(path, search.slice(1)) ?? null;
    if (!found) {
      next();
      return;
    }
    if (development) response.set('X-Redirect-Rule', `${found.origin.file}:${found.origin.line}`);
    if (found.kind === 'rewrite') {
      if (found.location.startsWith('/')) {
        request.url = found.location;
        request.originalUrl = found.location;
        next();
      } else {
        response.set('Cache-Control', 'no-cache').redirect(302, found.location);
      }
      return;
    }
    const permanent = found.kind === 'permanent';
    response.set('Cache-Control', permanent ? 'public, max-age=3600' : 'no-cache');
    response.redirect(permanent ? redirectStatus : 302, found.location);
  };
}

/** Without its port; "" when the request has none. */
function hostName(request: Request): string {
  return requestHost(request).toLowerCase().replace(/:\d+$/, '');
}
