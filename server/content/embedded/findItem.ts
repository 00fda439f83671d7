import { readId } from './contentIds.ts';
import { comparablePath } from './ContentTree.ts';
import type { ContentItem, ContentTree } from './ContentTree.ts';
import { dictionaryItem } from './dictionaryItems.ts';

/** The item of an id in any form, or of a path in the content tree in any case. */
export function findItem(tree: ContentTree, idOrPath: string): ContentItem | null {
  const id = readId(idOrPath);
  const path = comparablePath(idOrPath);
  const item = id === null ? tree.itemsByPath.get(path) : tree.itemsById.get(id);
  return item ?? dictionaryItem(tree, id ?? path);
}
