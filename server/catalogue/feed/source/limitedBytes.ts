import { FeedRefusedError } from '../FeedRefusedError.ts';

export function tooLargeError(where: string, maxBytes: number): FeedRefusedError {
  return new FeedRefusedError(where, `it is larger than ${maxBytes} bytes`, 'Split it, or raise STOCK_MAX_BYTES.');
}

/** Passes bytes on up to a limit. @throws FeedRefusedError beyond it */
export async function* limitedBytes(
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
