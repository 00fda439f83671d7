import iconv from 'iconv-lite';
import type { EncodingCheck } from './EncodingCheck.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { unpackFeed } from './unpackFeed.ts';

/** Larger chunks would be parsed at once and block the thread. */
const pieceBytes = 8 * 1024;
const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;

interface DecodeOptions {
  /** Counts the decoded characters. */
  check?: EncodingCheck | undefined;
  /** Maximum size of the unpacked feed. */
  maxBytes?: number;
}

/**
 * Unpacks gzip and ZIP, decodes, and drops a byte order mark.
 * Compression is detected by its signature, whatever the name.
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
  for await (const chunk of unpackFeed(bytes, where)) {
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
  yield decoder.end() ?? '';
}
