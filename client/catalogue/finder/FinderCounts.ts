/** Numbers of cars in stock at most at a price. */
export interface FinderCounts {
  total: number;
  /** By body, as the stock names it. */
  byBody: Readonly<Record<string, number>>;
}

/** State of a CarFinder section. */
export interface FinderState extends FinderCounts {
  /** Price of the most expensive car. */
  maxPrice: number;
}
