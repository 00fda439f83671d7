import type { RequestHandler } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';

/**
 * Limits the total bytes of request bodies in progress: 503 with Retry-After above `maxBytes`.
 * Each counts with its Content-Length, one without it with `maxBytesPerRequest`; a larger Content-Length is refused at once
 * (413).
 */
export function limitBytesUnderWay({
  maxBytes,
  maxBytesPerRequest,
}: {
  maxBytes: number;
  maxBytesPerRequest: number;
}): RequestHandler {
  let underWay = 0;
  return (request, response, next) => {
    const declaredBytes = Number(request.get('content-length') ?? maxBytesPerRequest);
    const bytes = Number.isSafeInteger(declaredBytes) && declaredBytes >= 0 ? declaredBytes : maxBytesPerRequest;
    if (bytes > maxBytesPerRequest) {
      const maxText = `${String(Math.round(maxBytesPerRequest / 1024 / 1024))} MB`;
      throw new ProblemError(413, 'Too large', `The body is larger than the maximum of this address (${maxText}).`);
    }
    if (underWay + bytes > maxBytes) {
      response.set('Retry-After', '5');
      throw new ProblemError(503, 'Busy', 'Many photos are being uploaded. Send this one again in a moment.');
    }
    underWay += bytes;
    response.once('close', () => {
      underWay -= bytes;
    });
    next();
  };
}
