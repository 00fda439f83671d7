import { FeedRefusedError } from '../FeedRefusedError.ts';
import { authorizationHeader } from './authorizationHeader.ts';
import { addressCredentials, feedSourceName } from './feedAddress.ts';
import { credentialsCure } from './feedCredentials.ts';
import { limitedBytes } from './limitedBytes.ts';
import type { FeedFetch, OpenFeed, OpenFeedOptions } from './OpenFeed.ts';

async function* addressBytes(
  body: AsyncIterable<Uint8Array | string>,
  where: string,
  maxBytes: number,
  stop: AbortController,
): AsyncGenerator<Uint8Array> {
  try {
    yield* limitedBytes(body, where, maxBytes);
  } catch (cause) {
    throw asRefused(cause, where);
  } finally {
    stop.abort();
  }
}

function asRefused(cause: unknown, where: string): FeedRefusedError {
  if (cause instanceof FeedRefusedError) {
    return cause;
  }
  const what =
    (cause as { name?: unknown } | null)?.name === 'TimeoutError' ? 'it took too long' : 'it could not be fetched';
  return new FeedRefusedError(where, what, 'Check that the address can be reached from this machine.', { cause });
}

/** Marks a version that is a time, for servers without ETag. */
const timeMark = 'modified ';

function requestHeaders(knownVersion: string | undefined, authorization: string | undefined): Record<string, string> {
  const isTime = knownVersion?.startsWith(timeMark) === true;
  return {
    accept: 'text/csv, application/x-ndjson, application/json, application/xml, application/gzip, */*;q=0.5',
    ...(authorization && { authorization }),
    ...(knownVersion &&
      (isTime ? { 'if-modified-since': knownVersion.slice(timeMark.length) } : { 'if-none-match': knownVersion })),
  };
}

/** Takes user name and password out of an address: fetch refuses them there. */
function withoutCredentials(address: string): { url: string; basic: string } {
  const { user, password } = addressCredentials(address);
  if (user === '' && password === '') return { url: address, basic: '' };
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return { url: url.href, basic: `Basic ${user}:${password}` };
}

function statusError(status: number, where: string): FeedRefusedError {
  const cure = status === 401 || status === 403 ? credentialsCure : 'Check the address and the rights to read it.';
  return new FeedRefusedError(where, `it answered ${status}`, cure);
}

/**
 * Opens an http(s) address, with If-None-Match or If-Modified-Since when a version is known.
 * @throws FeedRefusedError when it is too large, too slow, or the status is neither 200 nor 304
 */
export async function openWebFeed(
  address: string,
  options: OpenFeedOptions,
  maxBytes: number,
): Promise<OpenFeed | null> {
  const where = feedSourceName(address);
  if (options.fetch === undefined) {
    throw new FeedRefusedError(where, 'reading an address needs a fetch function', 'Pass fetch to the feed.');
  }
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(options.timeoutMs ?? 120_000)]);
  const { url, basic } = withoutCredentials(address);
  const headers = requestHeaders(options.knownVersion, authorizationHeader(options.authorization || basic));
  let answer: Awaited<ReturnType<FeedFetch>>;
  try {
    answer = await options.fetch(url, { headers, signal });
  } catch (cause) {
    throw asRefused(cause, where);
  }
  const etag = answer.headers.get('etag') ?? '';
  if (answer.status === 304 || (etag !== '' && etag === options.knownVersion)) {
    stop.abort();
    return null;
  }
  if (answer.status !== 200 || answer.body === null) {
    stop.abort();
    throw statusError(answer.status, where);
  }
  const modified = answer.headers.get('last-modified');
  const version = etag || (modified ? `${timeMark}${modified}` : '');
  return { version, bytes: addressBytes(answer.body, where, maxBytes, stop), close: () => stop.abort() };
}
