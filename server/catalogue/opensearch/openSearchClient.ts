import { Client, errors } from '@opensearch-project/opensearch';
import type { TransportRequestPromise } from '@opensearch-project/opensearch/lib/Transport.js';

export interface OpenSearchAddress {
  /** Address of the engine; name and password may stand in it. */
  url: string;
  /** "" when the engine asks for none, or they stand in the address. */
  username?: string;
  password?: string;
}

/** Milliseconds for one attempt of a search. */
export const searchTimeoutMs = 3000;
/** Attempts after the first one. */
export const retries = 1;

/** The official client: compressed in both directions, one more attempt after a lost connection or a 502, 503, 504. */
export function openSearchClient({ url, username, password }: OpenSearchAddress, timeoutMs = searchTimeoutMs): Client {
  return new Client({
    node: url,
    requestTimeout: timeoutMs,
    maxRetries: retries,
    compression: 'gzip',
    suggestCompression: true,
    ...(username ? { auth: { username, password: password ?? '' } } : {}),
  });
}

/** What can be logged of a failure: messages of the engine may quote what was searched for, so they are left out. */
export function failureReason(error: unknown): string {
  if (error instanceof errors.ResponseError) return `status ${error.statusCode}, ${errorType(error)}`;
  if (error instanceof errors.ConnectionError || error instanceof errors.TimeoutError)
    return `${error.name}: ${error.message}`;
  const named = error instanceof Error ? error : new Error('unknown');
  return /^(IndexMissing|IndexForm|SearchAnswer)Error$/.test(named.name) ? named.message : named.name;
}

/** "index_not_found_exception" and the like. */
function errorType(error: errors.ResponseError): string {
  const { body } = error as { body?: { error?: { type?: unknown } } };
  return typeof body?.error?.type === 'string' ? body.error.type : 'no reason given';
}

export function isNotFound(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404;
}

/** Whether the engine itself is in trouble, rather than one request. */
export function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return error.statusCode >= 500 || error.statusCode === 429;
  return error instanceof errors.OpenSearchClientError;
}

/** The client's own limit holds until an answer begins; this one for all of it. */
export async function endingBy<A>(ms: number, call: TransportRequestPromise<A>): Promise<A> {
  const timer = setTimeout(() => call.abort(), ms);
  try {
    return await call;
  } finally {
    clearTimeout(timer);
  }
}
