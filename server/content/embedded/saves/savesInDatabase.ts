import type { Logger } from '../../../../shared/kit/Logger.ts';
import type { Storage } from '../../../storage/Storage.ts';
import { createContentSaves } from './createContentSaves.ts';
import { createSaveSync } from './createSaveSync.ts';
import { databaseSaveStore } from './databaseSaveStore.ts';
import type { EditorSaves } from './EditorSaves.ts';
import type { ContentTree } from '../ContentTree.ts';
import type { ContentSaves } from './createContentSaves.ts';

const isUsable = ({ problems }: ContentTree, file: string): boolean =>
  !problems.some((problem) => problem.file === file && !problem.isReference);

/**
 * Loads content with its saves, without those that make their file unusable.
 * Saves were valid when they were stored; a later version of the program may have other rules.
 */
async function loadWithSaves(load: () => Promise<ContentTree>, saves: ContentSaves): Promise<ContentTree> {
  let tree = await load();
  const faulty = new Set(tree.problems.filter(({ isReference }) => !isReference).map(({ file }) => file));
  for (const file of faulty) {
    const applied = saves.applied(file);
    const shown = applied?.saves.filter(({ state }) => state === 'shown') ?? [];
    if (!applied || shown.length === 0) continue;
    const { hash } = applied.base;
    for (const { save } of shown) saves.setRefused(save, hash);
    const without = await load();
    if (!isUsable(without, file)) {
      // the file itself is broken
      for (const { save } of shown) saves.setRefused(save, null);
      continue;
    }
    tree = without;
    if (shown.length === 1) continue;
    for (const { save } of shown) {
      saves.setRefused(save, null);
      if (!isUsable(await load(), file)) saves.setRefused(save, hash);
    }
    tree = await load();
  }
  return tree;
}

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
