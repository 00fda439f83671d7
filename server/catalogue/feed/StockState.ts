/**
 * Origin of the stock in service: the feed, its last good copy, or none.
 * `readAt` is the time (ISO 8601) at which the copy was read from the feed.
 */
export type StockState = { state: 'current' } | { state: 'copy'; readAt: string } | { state: 'missing' };
