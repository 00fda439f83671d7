import type { ContentItem } from '../ContentTree.ts';
import { childrenOf } from '../dictionaryItems.ts';
import { ItemNode } from './ItemNode.ts';
import { comparePositions, pageByPosition } from './keyset.ts';
import type { Page, PageArguments, Position } from './keyset.ts';
import { predicateTest, findSubtree } from './searchPredicate.ts';
import type { Found, SearchPredicate } from './searchPredicate.ts';
import { findField, versionsIn } from '../TreeView.ts';
import type { TreeView } from '../TreeView.ts';

export interface SearchArguments extends PageArguments {
  where: SearchPredicate;
  orderBy?: { name: string; direction?: 'ASC' | 'DESC' | null } | null;
}

interface Placed {
  found: Found;
  position: Position;
}

const defaultSize = 10;

function* itemsBelow(view: TreeView, item: ContentItem): Generator<ContentItem> {
  yield item;
  const site = view.tree.sites.get(item.site.name);
  for (const child of site ? childrenOf(site, item) : []) yield* itemsBelow(view, child);
}

/** Sort key of a result. Dates sort correctly because their raw form does. */
function sortValue({ item, version }: Found, name: string): string {
  switch (name.toLowerCase()) {
    case '_path':
      return item.path.toLowerCase();
    case '_name':
      return item.name.toLowerCase();
    case '_language':
      return version.language;
    default:
      return findField(item, version, name)?.value.toLowerCase() ?? '';
  }
}

/**
 * Searches items by condition, with one result for each matching language version.
 * They are ordered by a field, else by path. Ties are broken by id and language, so that a cursor is a place between
 * two results.
 */
export function searchItems(view: TreeView, { where, first, after, orderBy }: SearchArguments): Page<ItemNode> {
  const subtree = findSubtree(view, where);
  const test = predicateTest(view, where);
  const tops = subtree === null ? [...view.tree.sites.values()].map(({ root }) => root) : [];
  if (subtree !== null && subtree !== 'nothing') tops.push(subtree);
  const name = orderBy?.name ?? '_path';
  const direction = orderBy?.direction === 'DESC' ? -1 : 1;
  const found: Placed[] = [];
  for (const top of tops) {
    for (const item of itemsBelow(view, top)) {
      for (const version of versionsIn(view, item)) {
        const one = { item, version };
        if (test(one)) found.push({ found: one, position: [sortValue(one, name), item.id, version.language] });
      }
    }
  }
  found.sort((a, b) => comparePositions(a.position, b.position) * direction);
  const order = { positionOf: (entry: Placed) => entry.position, direction, size: defaultSize } as const;
  const page = pageByPosition(found, { first: first ?? null, after: after ?? null }, order);
  const results = page.results.flatMap(
    ({ found: { item, version } }) => ItemNode.of(view, item, version.language) ?? [],
  );
  return { ...page, results };
}
