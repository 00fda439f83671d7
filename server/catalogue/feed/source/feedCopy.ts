import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** A copy of a feed written while it is read. */
export interface FeedCopy {
  bytes: AsyncIterable<Uint8Array>;
  /** Replaces the previous copy, once the feed was read and accepted. */
  keep(): Promise<void>;
}

/**
 * Passes the bytes of a feed through and writes them to a file next to `file`, one for each process.
 * @param onFailure called once, with the reason, when the copy cannot be written: the feed is read all the same. Without
 *   it the reading fails.
 */
export function feedCopy(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  onFailure?: (error: unknown) => void,
): FeedCopy {
  const part = `${file}.${String(process.pid)}.part`;
  let target: FileHandle | null = null;
  let hasFailed = false;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (hasFailed) return;
    try {
      await work();
    } catch (error) {
      if (!onFailure) throw error;
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
