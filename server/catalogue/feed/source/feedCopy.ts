import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** A copy of a feed written while it is read. */
export interface FeedCopy {
  bytes: AsyncIterable<Uint8Array>;
  /** Replaces the previous copy, once the feed was read and accepted. */
  keep(): Promise<void>;
}

/** Passes the bytes of a feed through and writes them to a file next to `file`, one for each process. */
export function feedCopy(bytes: AsyncIterable<Uint8Array>, file: string): FeedCopy {
  const part = `${file}.${String(process.pid)}.part`;
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

/**
 * Like feedCopy, for a copy that the product can do without.
 * If it cannot be written, on a full disk, the feed is read all the same.
 * @param onFailure called once, with the reason
 */
export function optionalFeedCopy(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  onFailure: (error: unknown) => void,
): FeedCopy {
  const part = `${file}.${String(process.pid)}.part`;
  let target: FileHandle | null = null;
  let hasFailed = false;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (hasFailed) return;
    try {
      await work();
    } catch (error) {
      hasFailed = true;
      onFailure(error);
      await target?.close().catch(() => undefined);
      await rm(part, { force: true }).catch(() => undefined);
    }
  };
  async function* copied(): AsyncGenerator<Uint8Array> {
    await attempt(async () => (target = await open(part, 'w')));
    try {
      for await (const chunk of bytes) {
        await attempt(async () => target?.write(chunk));
        yield chunk;
      }
    } finally {
      await attempt(async () => target?.close());
    }
  }
  return { bytes: copied(), keep: () => attempt(() => rename(part, file)) };
}
