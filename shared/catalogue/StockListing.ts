/** A car as a map of the site's addresses names it. */
export interface ListedVehicle {
  car_id: string;
  slug: string;
  /** YYYY-MM-DD of its publishing, or "". */
  updated: string;
  /** Address of its main picture, or "". */
  image: string;
}

/** Every car that is shown for sale, for sitemaps. Answers from memory; a site without stock has none. */
export interface StockListing {
  /** Equal for an equal list of cars, also in another process. */
  version(site: string): string;
  count(site: string): number;
  /** Cars from one place of the list (from 0) to before another, in an order that a version keeps. */
  vehicles(site: string, from: number, to: number): Iterable<ListedVehicle>;
}
