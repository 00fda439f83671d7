/** Origin of what a feed has in service: the feed, its last good copy, or nothing. */
export interface FeedState {
  state: 'current' | 'copy' | 'missing';
  /** Time (ISO 8601) at which that was read from the feed, or the feed was last found unchanged. */
  readAt?: string;
}
