import type { IncomingMessage } from 'node:http';

/**
 * Converts a request in absolute form ("GET http://host/path"), as proxies send it, to origin form.
 * The host of its URL replaces its Host header (RFC 9112, 3.2.2). Other requests are unchanged.
 * @returns false for an invalid URL
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
