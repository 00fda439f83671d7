import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptableId = /^[\w.:-]{8,64}$/;

/** Generated once per process: a random id for each request costs as much as finding a cached page. */
const processId = randomBytes(9).toString('base64url');
let requests = 0;

/** Id of a request for logs: the proxy's x-request-id if valid, else a new one. */
export function readRequestId(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  if (typeof header === 'string' && acceptableId.test(header)) return header;
  requests += 1;
  return `${processId}.${requests.toString(36)}`;
}
