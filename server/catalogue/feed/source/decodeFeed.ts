import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import iconv from 'iconv-lite';
import type { EncodingCheck } from './EncodingCheck.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';

/** Larger chunks would be parsed at once and block the thread. */
const pieceBytes = 8 * 1024;
const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    yield next.value;
  }
}

async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  // The first chunk of a connection may be a single byte, but the gzip signature has two.
  while (head.length < 2) {
    const next = await iterator.next();
    if (next.done === true) {
      break;
    }
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  const all = joined(head, iterator);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  if (!isGzip) {
    yield* all;
    return;
  }
  const gunzip = createGunzip();
  // A failure on either side destroys gunzip, and the loop below throws it.
  pipeline(Readable.from(all), gunzip, () => undefined);
  yield* gunzip as AsyncIterable<Uint8Array>;
}

interface DecodeOptions {
  /** Counts the decoded characters. */
  check?: EncodingCheck | undefined;
  /** Maximum size of the unpacked feed. */
  maxBytes?: number;
}

/**
 * Unpacks gzip (detected by its signature, whatever the name), decodes, and drops a byte order mark.
 * @param where the feed, for messages
 * @throws FeedRefusedError when the compression is broken or expands to far more than a feed.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
  where: string,
  { check, maxBytes = maxUnpackedBytes }: DecodeOptions = {},
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let total = 0;
  try {
    for await (const chunk of unpacked(bytes)) {
      total += chunk.length;
      if (total > maxBytes) {
        throw new FeedRefusedError(
          where,
          `it is larger than ${maxBytes} bytes when unpacked`,
          'Check the program that packed it.',
        );
      }
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        const piece = chunk.subarray(from, from + pieceBytes);
        const text = decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.length));
        check?.see(text);
        yield text;
      }
    }
  } catch (cause) {
    if (isZlibError(cause)) {
      throw new FeedRefusedError(where, 'its gzip packing is broken or cut off', 'Pack and send it again.', { cause });
    }
    throw cause;
  }
  yield decoder.end() ?? '';
}

function isZlibError(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('Z_');
}
