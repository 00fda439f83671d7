import type { SecurityHeaders } from '../../http/security/securityHeaders.ts';
import type { RenderedDocument } from '../PageRenderer.ts';

/**
 * Cache-Control of a page.
 * Browsers revalidate each time (usually a 304); shared caches keep it for a minute, then renew it in the background,
 * and serve it for a day while this server fails. In step with pageAges.
 */
export const pageCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Header block of a rendered page, except fields that responses add: names and values alternating. */
export function pageHeaders(
  { status, headers, isPartial = false }: RenderedDocument,
  isPersonal: boolean,
  securityHeaders: SecurityHeaders,
): string[] {
  const isFound = status === 200 && !isPartial;
  const caching = isFound ? (isPersonal ? 'private, no-cache' : pageCacheControl) : 'no-store';
  return Object.entries({
    ...securityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...headers,
  }).flat();
}
