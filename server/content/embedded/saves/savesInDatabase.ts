import type { Logger } from '../../../../shared/kit/Logger.ts';
import type { Storage } from '../../../storage/Storage.ts';
import { createContentSaves } from './createContentSaves.ts';
import { createSaveSync } from './createSaveSync.ts';
import { databaseSaveStore } from './databaseSaveStore.ts';
import type { EditorSaves } from './EditorSaves.ts';
import { loadWithSaves } from './loadWithSaves.ts';

interface Options {
  folder: string;
  storage: Pick<Storage, 'db' | 'write'>;
  /** Reads the files again, with the saves, and makes them the current tree. */
  reload(): Promise<void>;
  logger: Logger;
  /** Runs once after a time in ms; the result cancels it. */
  after?(milliseconds: number, run: () => void): () => void;
}

/** Reads the saves of a database. If it does not respond, the files are shown without them until it does. */
export async function savesInDatabase({ folder, storage, ...options }: Options): Promise<EditorSaves> {
  const saves = createContentSaves(storage);
  const { begin, sync, refresh, note, start, stop } = createSaveSync({ saves, ...options });
  await begin();
  return {
    store: databaseSaveStore({ folder, storage, saves, sync, refresh }),
    reading: { overlay: saves.overlay },
    load: (loadOnce) => loadWithSaves(loadOnce, saves),
    note,
    report: ({ files }) => saves.report((file) => files.has(file)),
    applied: saves.applied,
    start,
    stop,
  };
}
