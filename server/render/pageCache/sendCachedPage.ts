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

/**
 * The header block of a response: names and values alternating.
 * One array per page and encoding, in which each response writes its own two values: node:http reads it before
 * writeHead returns.
 */
function buildHeaders({ page, encoding, body, ageSeconds, requestId }: SentPage): string[] {
  let block = page.headerBlocks[encoding];
  if (block?.body !== body) {
    const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const ownHeaders = ['Age', '', 'x-request-id', ''];
    const headers = [...ownHeaders, ...page.headers, 'Content-Length', String(body.length), ...encodingHeader];
    block = { body, headers };
    page.headerBlocks[encoding] = block;
  }
  block.headers[1] = String(ageSeconds);
  block.headers[3] = requestId;
  return block.headers;
}

/** True if If-None-Match names the page's ETag, by weak comparison, or any. */
function hasPage(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
