import { resolve } from 'node:path';
import { feedPlace } from '../../../config/group/feedPlace.ts';
import type { GroupFeed } from '../../../config/group/Group.ts';
import { StockCommandError } from '../../catalogue/command/stockCommand.ts';

/** A feed to check. */
export interface CheckedFeed extends Omit<GroupFeed, 'mapping'> {
  /** Null for a proposed one. */
  mapping: string | null;
}

/** A feed and its mapping as an operator names them. */
type NamedStock = Pick<CheckedFeed, 'feed' | 'mapping'>;

/**
 * Returns the feeds that `check` reads: the named one, else those of the served group.
 * A named feed of the group is read with its connection.
 * @param folder in which relative paths of `named` start
 * @throws StockCommandError when the group has no feed
 */
export function stockToCheck(
  named: NamedStock | null,
  ofGroup: readonly GroupFeed[],
  folder: string,
): readonly CheckedFeed[] {
  if (named) {
    const feed = feedPlace(named.feed, folder);
    const mapping = named.mapping === null ? null : resolve(folder, named.mapping);
    return [{ ...ofGroup.find((one) => one.feed === feed), feed, mapping }];
  }
  if (ofGroup.length > 0) return ofGroup;
  throw new StockCommandError(
    'The served group has no stock feed. Name it under "stock" in group.yaml, or name a feed and a mapping: npm run stock -- check <feed> <mapping>',
  );
}
