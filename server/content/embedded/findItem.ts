import { readId } from './contentIds.ts';
import { comparablePath } from './ContentTree.ts';
import type { ContentItem, ContentTree } from './ContentTree.ts';
import { dictionaryItem } from './dictionaryItems.ts';

/** Finds an item by id in any form, or by case-insensitive path in the content tree. */
export function findItem(tree: ContentTree, idOrPath: string): ContentItem | null {
  const id = readId(idOrPath);
  const path = comparablePath(idOrPath);
  const item = id === null ? tree.itemsByPath.get(path) : tree.itemsById.get(id);
  return item ?? dictionaryItem(tree, id ?? path);
}
