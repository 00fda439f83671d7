import type { FeedState, StockState } from './FeedState.ts';

const worstFirst: readonly FeedState['state'][] = ['missing', 'copy', 'current'];

/** Returns the state of a stock: the worst state, the earliest reading, and those of several feeds. */
export function stockState(feeds: readonly (FeedState & { feed: string })[]): StockState | null {
  const [first, ...others] = feeds;
  if (!first) return null;
  const [readAt] = feeds.flatMap((one) => one.readAt ?? []).sort();
  const state = worstFirst.find((one) => feeds.some((feed) => feed.state === one)) ?? first.state;
  const isKnown = readAt !== undefined && state !== 'missing';
  return { state, ...(isKnown && { readAt }), ...(others.length > 0 && { feeds }) };
}
