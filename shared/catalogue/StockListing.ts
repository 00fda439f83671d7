/** A car as listed in the site's sitemap. */
export interface ListedVehicle {
  car_id: string;
  slug: string;
  /** Publication date (YYYY-MM-DD), or "". */
  updated: string;
  /** URL of its main picture, or "". */
  image: string;
}

/**
 * All cars shown for sale, for sitemaps; empty for a site without stock.
 * Rejects when the back end fails, so that callers do not mistake a failure for an empty stock.
 */
export interface StockListing {
  /** Returns a version that is equal for equal lists, also across processes. */
  version(site: string): Promise<string>;
  count(site: string): Promise<number>;
  /**
   * Yields the cars from position `from` (0-based) up to `to` (exclusive), in batches.
   * The order is stable per version.
   */
  vehicles(site: string, from: number, to: number): AsyncIterable<readonly ListedVehicle[]>;
}
