import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { FeedRefusedError } from '../FeedRefusedError.ts';

/** Maximum size of a ZIP archive, which is held in memory: its directory is at its end. */
const maxZipBytes = 128 * 1024 * 1024;
/** Feeds shrink to a tenth or a fiftieth; what shrinks more is made to fill the memory. */
const maxRatio = 200;
/** The ratio of smaller files is not checked. */
const minCheckedBytes = 16 * 1024 * 1024;
/** Maximum number of files of an archive that are looked at. */
const maxEntries = 1000;

interface Count {
  packed: number;
}

/**
 * Unpacks gzip or the one file of a ZIP archive. Other bytes pass unchanged.
 * @param where the feed, for messages
 * @throws FeedRefusedError when the packing is broken or expands more than a feed does
 */
export async function* unpackFeed(bytes: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  // The first chunk of a connection may be a single byte, but the longest signature has four.
  while (head.length < 4) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  const count: Count = { packed: 0 };
  const all = joined(head, iterator, count);
  if (head[0] === 0x1f && head[1] === 0x8b) yield* checked(gunzipped(all), count, where, 'gzip');
  else if (Buffer.from(head.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004') {
    yield* checked(unzipped(all, where), count, where, 'ZIP');
  } else yield* all;
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>, count: Count): AsyncGenerator<Uint8Array> {
  count.packed += head.length;
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    count.packed += next.value.length;
    yield next.value;
  }
}

async function* checked(
  unpacked: AsyncIterable<Uint8Array>,
  count: Count,
  where: string,
  packing: string,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  try {
    for await (const chunk of unpacked) {
      total += chunk.length;
      if (total > minCheckedBytes && total > count.packed * maxRatio) {
        throw new FeedRefusedError(
          where,
          `its ${packing} packing expands more than ${String(maxRatio)} times`,
          'Check the program that packed it.',
        );
      }
      yield chunk;
    }
  } catch (cause) {
    if (!isPackingError(cause)) throw cause;
    const what = `its ${packing} packing is broken or cut off`;
    throw new FeedRefusedError(where, what, 'Pack and send it again.', { cause });
  }
}

/** Error of the packing, by which yauzl and zlib mark theirs. */
class PackingError extends Error {}

function isPackingError(error: unknown): boolean {
  return error instanceof PackingError || String((error as { code?: unknown } | null)?.code).startsWith('Z_');
}

async function* gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // A failure on either side destroys gunzip, and the loop below throws it.
  pipeline(Readable.from(packed), gunzip, () => undefined);
  yield* gunzip as AsyncIterable<Uint8Array>;
}

async function* unzipped(packed: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of packed) {
    size += chunk.length;
    if (size > maxZipBytes) {
      const what = `it is a ZIP archive larger than ${String(maxZipBytes)} bytes`;
      throw new FeedRefusedError(where, what, 'Pack it with gzip, or split it.');
    }
    chunks.push(chunk);
  }
  const zip = await orPackingError(fromBufferPromise(Buffer.concat(chunks), { lazyEntries: true }));
  const entry = await findFeed(zip, where);
  const stream = await orPackingError(zip.openReadStreamPromise(entry));
  const iterator = (stream as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  for (;;) {
    const next = await orPackingError(iterator.next());
    if (next.done === true) return;
    yield next.value;
  }
}

async function orPackingError<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    throw new PackingError('The ZIP archive cannot be read.', { cause });
  }
}

/** Returns the archive's one file, apart from hidden files and those of macOS. */
async function findFeed(zip: ZipFile, where: string): Promise<Entry> {
  if (zip.entryCount > maxEntries) throw severalFiles(zip.entryCount, where);
  const entries = await orPackingError(readEntries(zip));
  if (entries.some(({ fileName }) => fileName === '[Content_Types].xml')) {
    throw new FeedRefusedError(where, 'it is an Excel file', 'Export it as CSV, XML or JSON.');
  }
  const files = entries.filter(({ fileName }) => !/(?:^|\/)(?:\.[^/]*|__MACOSX\/.*|)$/.test(fileName));
  const [file, other] = files;
  if (!file || other) throw severalFiles(files.length, where);
  if (file.isEncrypted()) {
    throw new FeedRefusedError(where, 'its ZIP archive has a password', 'Pack it without one.');
  }
  return file;
}

function severalFiles(count: number, where: string): FeedRefusedError {
  return new FeedRefusedError(
    where,
    `its ZIP archive has ${String(count)} files`,
    'Pack the feed alone into the archive.',
  );
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}
