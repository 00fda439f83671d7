import type { Request } from 'express';

/** Host of the request, with its port; "" for a request without one, as HTTP/1.0 allows. */
export function requestHost(request: Request): string {
  const host: unknown = request.host; // despite its type it may be undefined
  return typeof host === 'string' ? host : '';
}
