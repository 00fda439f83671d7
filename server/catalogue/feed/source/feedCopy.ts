import { open, rename } from 'node:fs/promises';

/** A copy of a feed written while it is read. */
export interface FeedCopy {
  bytes: AsyncIterable<Uint8Array>;
  /** Replaces the previous copy, once the feed was read and accepted. */
  keep(): Promise<void>;
}

/** Passes the bytes of a feed through and writes them to a file next to `file`. */
export function feedCopy(bytes: AsyncIterable<Uint8Array>, file: string): FeedCopy {
  const part = `${file}.part`;
  async function* copied(): AsyncGenerator<Uint8Array> {
    const target = await open(part, 'w');
    try {
      for await (const chunk of bytes) {
        await target.write(chunk);
        yield chunk;
      }
    } finally {
      await target.close();
    }
  }
  return { bytes: copied(), keep: () => rename(part, file) };
}
