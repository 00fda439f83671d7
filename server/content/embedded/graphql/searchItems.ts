import type { ContentItem } from '../ContentTree.ts';
import { childrenOf } from '../dictionaryItems.ts';
import { ItemNode } from './ItemNode.ts';
import { comparePositions, pageByPosition } from './keyset.ts';
import type { Page, PageArguments, Position } from './keyset.ts';
import { checkLength, checkPredicate, findSubtree, maxNameCharacters, predicateTest } from './searchPredicate.ts';
import type { Found, SearchPredicate } from './searchPredicate.ts';
import { fieldFinder, versionsIn } from '../TreeView.ts';
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

/** Sort keys of results. Dates sort correctly because their raw form does. */
function sortKey(name: string): (found: Found) => string {
  switch (name.toLowerCase()) {
    case '_path':
      return ({ item }) => item.path.toLowerCase();
    case '_name':
      return ({ item }) => item.name.toLowerCase();
    case '_language':
      return ({ version }) => version.language;
    default: {
      const find = fieldFinder(name);
      return ({ item, version }) => find(item, version)?.value.toLowerCase() ?? '';
    }
  }
}

/**
 * Searches items by condition, with one result for each matching language version.
 * They are ordered by a field, else by path. Ties are broken by id and language, so that a cursor is a place between
 * two results.
 * @param checkTime throws when the request has taken too long
 * @throws GraphQLError for conditions beyond the limits
 */
export function searchItems(
  view: TreeView,
  { where, first, after, orderBy }: SearchArguments,
  checkTime: () => void = () => undefined,
): Page<ItemNode> {
  checkPredicate(where);
  checkLength('name in orderBy', orderBy?.name, maxNameCharacters);
  const subtree = findSubtree(view, where);
  const test = predicateTest(view, where);
  const tops = subtree === null ? [...view.tree.sites.values()].map(({ root }) => root) : [];
  if (subtree !== null && subtree !== 'nothing') tops.push(subtree);
  const keyOf = sortKey(orderBy?.name ?? '_path');
  const direction = orderBy?.direction === 'DESC' ? -1 : 1;
  const found: Placed[] = [];
  for (const top of tops) {
    for (const item of itemsBelow(view, top)) {
      checkTime();
      for (const version of versionsIn(view, item)) {
        const one = { item, version };
        if (test(one)) found.push({ found: one, position: [keyOf(one), item.id, version.language] });
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
