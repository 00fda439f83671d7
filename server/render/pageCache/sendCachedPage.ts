import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './CachedPage.ts';
import type { PageEncoding } from './acceptedEncoding.ts';

interface SentPage {
  page: CachedPage;
  encoding: PageEncoding;
  body: Buffer;
  ageSeconds: number;
  requestId: string;
}

/** Headers left out of a 304 (RFC 9110, 15.4.5), because they describe the body. */
const bodyHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

/**
 * Sends a cached page: whole, only its headers to HEAD, or 304 when the client has it.
 * @returns the status that was sent
 */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, sent: SentPage): number {
  const { page, body } = sent;
  const headers = buildHeaders(sent);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && page.status === 200 && hasPage(ifNoneMatch, page.etag)) {
    response.writeHead(
      304,
      headers.filter((_text, at) => !bodyHeaders.has(headers[at - (at % 2)] ?? '')),
    );
    response.end();
    return 304;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return page.status;
}

/** The header block of a response: names and values alternating. */
function buildHeaders({ page, encoding, body, ageSeconds, requestId }: SentPage): string[] {
  const headers = [...page.headers, 'Age', String(ageSeconds), 'x-request-id', requestId];
  headers.push('Content-Length', String(body.length));
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return headers;
}

/** True if If-None-Match names the page's ETag, by weak comparison, or any. */
function hasPage(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
