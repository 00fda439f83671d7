import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';

/**
 * Refuses (403) requests that a page of another site made a visitor's browser send.
 * Browsers send Sec-Fetch-Site, older ones Origin; a client without either is no browser, and has no visitor to
 * mislead.
 */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (isForeign(request)) {
    throw new ProblemError(403, 'Foreign page', 'Forms are accepted from pages of this site only.');
  }
  next();
};

function isForeign(request: Request): boolean {
  const from = request.get('sec-fetch-site');
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
