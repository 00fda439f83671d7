import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { openProcessFolder } from '../storage/openProcessFolder.ts';

/** Paths that the processes of this machine share while their primary process runs. */
export interface StockFolder {
  /** Copy of the last good feed: a process that replaces a dead one starts from it if the feed cannot be read. */
  feedCopy: string;
  /** Socket of the stock process. */
  socketPath: string;
}

/**
 * Creates a folder that only this user may enter. It is removed when this process ends.
 * @throws OperatorError when it cannot be created
 */
export async function createStockFolder(parent = tmpdir()): Promise<StockFolder> {
  const folder = await openProcessFolder('forecourt-stock', parent).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = `No folder can be created in ${parent}: ${reason}. Set TMPDIR to a folder that this user may write.`;
    throw new OperatorError(text, { cause });
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { feedCopy: join(folder, 'feed'), socketPath: join(folder, 'stock.sock') };
}
