import type { RequestHandler } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';

/**
 * Limits the total bytes of request bodies in progress: 503 with Retry-After above `most`.
 * Each counts with its Content-Length, one without it with `mostOfOne`; a larger Content-Length is refused at once
 * (413).
 */
export function limitBytesUnderWay({ most, mostOfOne }: { most: number; mostOfOne: number }): RequestHandler {
  let underWay = 0;
  return (request, response, next) => {
    const said = Number(request.get('content-length') ?? mostOfOne);
    const bytes = Number.isSafeInteger(said) && said >= 0 ? said : mostOfOne;
    if (bytes > mostOfOne) {
      const mostText = `${String(Math.round(mostOfOne / 1024 / 1024))} MB`;
      throw new ProblemError(413, 'Too large', `The body is larger than this address takes (${mostText}).`);
    }
    if (underWay + bytes > most) {
      response.set('Retry-After', '5');
      throw new ProblemError(503, 'Busy', 'Many photos are being sent just now. Send this one again in a moment.');
    }
    underWay += bytes;
    response.once('close', () => {
      underWay -= bytes;
    });
    next();
  };
}
