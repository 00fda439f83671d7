import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openProcessFolder } from '../../../storage/openProcessFolder.ts';

/** Files for the copies of feeds, in the order of the feeds. */
export interface FeedCopies {
  files: readonly (string | null)[];
  /** Deletes those that end with the process. */
  close(): Promise<void>;
}

/**
 * Names a file for the copy of each feed: one that outlives the process, else one in a temporary folder.
 * @param lasting files that outlive the process; null for none
 * @param isNeeded false: a feed without a lasting file needs no copy
 * @param parent of the temporary folder
 */
export async function openFeedCopies(
  lasting: readonly (string | null)[],
  isNeeded: boolean,
  parent?: string,
): Promise<FeedCopies> {
  if (!isNeeded || !lasting.includes(null)) return { files: lasting, close: () => Promise.resolve() };
  const folder = await openProcessFolder('forecourt-feed', parent);
  return {
    files: lasting.map((file, at) => file ?? join(folder, `feed-${String(at)}`)),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
