import { resolve } from 'node:path';
import { feedPlace } from '../../../config/group/feedPlace.ts';
import type { GroupStock } from '../../../config/group/Group.ts';
import { StockCommandError } from '../../catalogue/command/stockCommand.ts';

/** A feed and its mapping as an operator names them. */
export interface NamedStock {
  feed: string;
  /** Null for a proposed one. */
  mapping: string | null;
}

/**
 * Returns the stock that `check` reads: the named one, else that of the served group.
 * @param folder in which relative paths of `named` start
 * @throws StockCommandError when the group has no feed
 */
export function stockToCheck(named: NamedStock | null, ofGroup: GroupStock | null, folder: string): NamedStock {
  if (named) {
    const mapping = named.mapping === null ? null : resolve(folder, named.mapping);
    return { feed: feedPlace(named.feed, folder), mapping };
  }
  if (ofGroup) return ofGroup;
  throw new StockCommandError(
    'The served group has no stock feed. Name it under "stock" in group.yaml, or name a feed and a mapping: npm run stock -- check <feed> <mapping>',
  );
}
