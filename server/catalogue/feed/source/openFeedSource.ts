import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { findFeedFile } from './findFeedFile.ts';

/** The part of fetch that a feed needs; both the global fetch and the server's client fit. */
export type FeedFetch = (
  address: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array | string> | null;
}>;

export interface OpenFeed {
  /**
   * Equal versions mean equal contents: size and time of a file, ETag or Last-Modified of an address.
   * "" when unknown.
   */
  version: string;
  bytes: AsyncIterable<Uint8Array>;
}

export interface OpenFeedOptions {
  fetch?: FeedFetch | undefined;
  /** Header Authorization of an address, instead of the user name and password in it. Not logged. */
  authorization?: string | undefined;
  /** Version of the last read. The same version again returns null: nothing to do. */
  knownVersion?: string | undefined;
  /** Time in ms without a change after which a file in a folder is complete; 2 s by default. */
  quietMs?: number | undefined;
  /** Timeout of the whole transfer; 120 s by default. */
  timeoutMs?: number | undefined;
  /** Maximum transfer size; 512 MB by default. */
  maxBytes?: number | undefined;
}

export function isFeedAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** A source as shown in logs: an address without user name, password and query. */
export function feedSourceName(source: string): string {
  if (!isFeedAddress(source)) {
    return source;
  }
  const { origin, pathname } = new URL(source);
  return `${origin}${pathname}`;
}

/** Size and time of a file as a version; "" when there is no such file. */
export async function fileVersion(path: string): Promise<string> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) {
      throw new FeedRefusedError(path, 'it is not a file', 'Name the file itself.');
    }
    return `${stats.size}-${stats.mtimeMs}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return '';
    }
    throw error;
  }
}

function tooLargeError(where: string, maxBytes: number): FeedRefusedError {
  return new FeedRefusedError(where, `it is larger than ${maxBytes} bytes`, 'Split it, or raise STOCK_MAX_BYTES.');
}

async function* limited(
  chunks: AsyncIterable<Uint8Array | string>,
  where: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    total += bytes.length;
    if (total > maxBytes) {
      throw tooLargeError(where, maxBytes);
    }
    yield bytes;
  }
}

async function* fileBytes(path: string, version: string, maxBytes: number): AsyncGenerator<Uint8Array> {
  yield* limited(createReadStream(path) as AsyncIterable<Uint8Array>, path, maxBytes);
  if ((await fileVersion(path)) !== version) {
    throw new FeedRefusedError(path, 'it changed while it was read', 'Write it under another name, then rename it.');
  }
}

async function openFile(source: string, options: OpenFeedOptions, maxBytes: number): Promise<OpenFeed | null> {
  const file = await findFeedFile(source, options.quietMs);
  if (file === null) {
    const what = existsSync(source) ? 'the folder has no complete feed' : 'there is no such file';
    throw new FeedRefusedError(source, what, 'Put the feed there, or name another source.');
  }
  const { path, version, bytes } = file;
  if (bytes > maxBytes) throw tooLargeError(path, maxBytes);
  return version === options.knownVersion
    ? null
    : { version, bytes: fileBytes(path, await fileVersion(path), maxBytes) };
}

async function* addressBytes(
  body: AsyncIterable<Uint8Array | string>,
  where: string,
  maxBytes: number,
  stop: AbortController,
): AsyncGenerator<Uint8Array> {
  try {
    yield* limited(body, where, maxBytes);
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

function requestHeaders(knownVersion: string | undefined, authorization: string): Record<string, string> {
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
  const url = new URL(address);
  const { username, password } = url;
  if (username === '' && password === '') return { url: address, basic: '' };
  url.username = '';
  url.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url: url.href, basic: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function statusError(status: number, where: string): FeedRefusedError {
  const cure =
    status === 401 || status === 403
      ? 'Set STOCK_FEED_AUTHORIZATION, or correct it: the address wants other credentials.'
      : 'Check the address and the rights to read it.';
  return new FeedRefusedError(where, `it answered ${status}`, cure);
}

async function openAddress(address: string, options: OpenFeedOptions, maxBytes: number): Promise<OpenFeed | null> {
  const where = feedSourceName(address);
  if (options.fetch === undefined) {
    throw new FeedRefusedError(where, 'reading an address needs a fetch function', 'Pass fetch to the feed.');
  }
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(options.timeoutMs ?? 120_000)]);
  const { url, basic } = withoutCredentials(address);
  const headers = requestHeaders(options.knownVersion, options.authorization || basic);
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
  return { version, bytes: addressBytes(answer.body, where, maxBytes, stop) };
}

/**
 * Opens a feed: a file, the newest complete file of a folder, or an http(s) address.
 * An address is requested with If-None-Match or If-Modified-Since when a version is known. Null means that nothing has changed since the
 * known version.
 * @throws FeedRefusedError when it is missing, too large, too slow, or the status is neither 200 nor 304.
 */
export function openFeedSource(source: string, options: OpenFeedOptions = {}): Promise<OpenFeed | null> {
  const maxBytes = options.maxBytes ?? 512 * 1024 * 1024;
  return isFeedAddress(source) ? openAddress(source, options, maxBytes) : openFile(source, options, maxBytes);
}
