import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptableId = /^[\w.:-]{8,64}$/;

/** The id of a request for logs: the proxy's x-request-id when it is a sane one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}
