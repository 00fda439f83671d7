import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { openProcessFolder } from '../storage/openProcessFolder.ts';

/**
 * Returns the path for the copy of the last good feed, in a new folder that only this user may enter.
 * A worker that replaces a dead one starts from the copy if the feed cannot be read. The folder is removed when this
 * process ends.
 * @throws OperatorError when it cannot be created
 */
export async function createFeedCopyPath(parent = tmpdir()): Promise<string> {
  const folder = await openProcessFolder('forecourt-stock', parent).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = `No folder can be created in ${parent}: ${reason}. Set TMPDIR to a folder that this user may write.`;
    throw new OperatorError(text, { cause });
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'feed');
}
