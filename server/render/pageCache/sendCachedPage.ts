import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './CachedPage.ts';
import type { PageEncoding } from './acceptedEncoding.ts';

export interface SentPage {
  page: CachedPage;
  encoding: PageEncoding;
  body: Buffer;
  ageSeconds: number;
}

/** Headers of a 304 (RFC 9110, 15.4.5): those that describe the body are left out. */
const bodyHeaders = new Set(['Content-Type']);

/**
 * Sends a cached page: whole, its headers alone to HEAD, or 304 when the client has it.
 * @param more headers of this response: names and values in turn
 * @returns the status that was sent
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, encoding, body, ageSeconds }: SentPage,
  more: readonly string[] = [],
): number {
  if (page.status === 200 && hasPage(request.headers['if-none-match'], page.etag)) {
    const headers = page.headers.filter((_text, at) => !bodyHeaders.has(page.headers[at - (at % 2)] ?? ''));
    response.writeHead(304, [...headers, 'Age', String(ageSeconds), ...more]);
    response.end();
    return 304;
  }
  const headers = page.headers.concat('Content-Length', String(body.length), 'Age', String(ageSeconds), more);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return page.status;
}

/** True if If-None-Match names the page's ETag, by weak comparison, or any. */
function hasPage(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
