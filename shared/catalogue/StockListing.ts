/** A car as a map of the site's addresses names it. */
export interface ListedVehicle {
  car_id: string;
  slug: string;
  /** YYYY-MM-DD of its publishing, or "". */
  updated: string;
  /** Address of its main picture, or "". */
  image: string;
}

/**
 * Every car that is shown for sale, for sitemaps; a site without stock has none. Rejects when the back end cannot say,
 * so that nobody takes a failure for an empty stock.
 */
export interface StockListing {
  /** Equal for an equal list of cars, also in another process. */
  version(site: string): Promise<string>;
  count(site: string): Promise<number>;
  /** Cars from one place of the list (from 0) to before another, in batches, in an order that a version keeps. */
  vehicles(site: string, from: number, to: number): AsyncIterable<readonly ListedVehicle[]>;
}
