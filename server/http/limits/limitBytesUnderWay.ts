import type { RequestHandler } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { addressKey, networksOf } from './networksOf.ts';

/** Maximum part of one network, the widest of a client. Slow bodies stay for minutes. */
const maxNetworkShare = 0.25;

/**
 * Limits the total bytes of request bodies in progress: 503 with Retry-After above `maxBytes`.
 * Each counts with its Content-Length, one without it with `maxBytesPerRequest`; a larger Content-Length is refused at once
 * (413). One network has a quarter, or one request.
 */
export function limitBytesUnderWay({
  maxBytes,
  maxBytesPerRequest,
}: {
  maxBytes: number;
  maxBytesPerRequest: number;
}): RequestHandler {
  let underWay = 0;
  const byNetwork = new Map<string, number>();
  return (request, response, next) => {
    if (response.closed) return; // the client has left during an earlier step, and no event would free its bytes
    const declaredBytes = Number(request.get('content-length') ?? maxBytesPerRequest);
    const bytes = Number.isSafeInteger(declaredBytes) && declaredBytes >= 0 ? declaredBytes : maxBytesPerRequest;
    if (bytes > maxBytesPerRequest) {
      const maxText = `${String(Math.round(maxBytesPerRequest / 1024 / 1024))} MB`;
      throw new ProblemError(413, 'Too large', `The body is larger than the maximum of this address (${maxText}).`);
    }
    const network = networksOf(addressKey(clientAddress(request))).at(-1)?.key ?? '';
    const ofNetwork = byNetwork.get(network) ?? 0;
    if (underWay + bytes > maxBytes || (ofNetwork > 0 && ofNetwork + bytes > maxBytes * maxNetworkShare)) {
      response.set('Retry-After', '5');
      throw new ProblemError(503, 'Busy', 'Many photos are being uploaded. Send this one again in a moment.');
    }
    underWay += bytes;
    byNetwork.set(network, ofNetwork + bytes);
    response.once('close', () => {
      underWay -= bytes;
      const left = (byNetwork.get(network) ?? 0) - bytes;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
    });
    next();
  };
}
