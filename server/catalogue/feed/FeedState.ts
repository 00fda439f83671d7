/** Origin of what a feed has in service: the feed, its last good copy, or nothing. */
export interface FeedState {
  state: 'current' | 'copy' | 'missing';
  /** Time (ISO 8601) at which that was read from the feed, or the feed was last found unchanged. */
  readAt?: string;
}

/** State of the whole stock: that of its worst feed, and the state of each of several feeds. */
export interface StockState extends FeedState {
  feeds?: readonly (FeedState & { feed: string })[];
}
