import { Client, errors } from '@opensearch-project/opensearch';
import type { TransportRequestPromise } from '@opensearch-project/opensearch/lib/Transport.js';

export interface OpenSearchAddress {
  /** URL of the engine; may include user name and password. */
  url: string;
  /** "" when the engine requires none, or they are in the URL. */
  username?: string;
  password?: string;
}

/** Timeout of one attempt of a search, in ms. */
export const searchTimeoutMs = 3000;
/** Retries after the first attempt. */
export const retries = 1;

/** Creates the official client. It compresses both ways and retries once after a lost connection or 502, 503, 504. */
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

/** Loggable reason of a failure. Messages of the engine may quote the search, so they are left out. */
export function failureReason(error: unknown): string {
  if (error instanceof errors.ResponseError) return `status ${error.statusCode}, ${errorType(error)}`;
  if (error instanceof errors.ConnectionError || error instanceof errors.TimeoutError) {
    return `${error.name}: ${error.message}`;
  }
  const namedError = error instanceof Error ? error : new Error('unknown');
  return /^(IndexMissing|IndexForm|SearchAnswer)Error$/.test(namedError.name) ? namedError.message : namedError.name;
}

/** Type of the error, such as "index_not_found_exception". */
function errorType(error: errors.ResponseError): string {
  const { body } = error as { body?: { error?: { type?: unknown } } };
  return typeof body?.error?.type === 'string' ? body.error.type : 'no reason given';
}

export function isNotFound(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404;
}

/** True for failures of the engine rather than of one request. */
export function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return error.statusCode >= 500 || error.statusCode === 429;
  return error instanceof errors.OpenSearchClientError;
}

/** Aborts a call after `ms`; the client's own timeout covers only the time until a response begins. */
export async function endingBy<A>(ms: number, call: TransportRequestPromise<A>): Promise<A> {
  const timer = setTimeout(() => call.abort(), ms);
  try {
    return await call;
  } finally {
    clearTimeout(timer);
  }
}
