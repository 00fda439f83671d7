import type { ContentTree } from '../ContentTree.ts';
import type { ContentSaves } from './createContentSaves.ts';

const isUsable = ({ problems }: ContentTree, file: string): boolean =>
  !problems.some((problem) => problem.file === file && !problem.isReference);

/**
 * Loads content with its saves, without those that make their file unusable.
 * Saves were valid when they were stored; a later version of the program may have other rules.
 */
export async function loadWithSaves(load: () => Promise<ContentTree>, saves: ContentSaves): Promise<ContentTree> {
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
