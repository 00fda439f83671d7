import type { IncomingMessage } from 'node:http';

/**
 * Turns a request in absolute form ("GET http://host/path"), as proxies send it, into the usual form: the host of its
 * address takes the place of its Host header (RFC 9112, 3.2.2). Other requests stay as they are.
 * @returns false for an address that cannot be read
 */
export function toOriginForm(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  if (url.startsWith('/') || url === '*') return true;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = pathname + search;
  return true;
}
