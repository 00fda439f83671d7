/** How many a search asks for, by its use; and how far a total is told. */
export const searchLimits = {
  /** Of a request that names none. */
  standard: 24,
  /** A page of the car list. */
  list: 48,
  /** A page of the dealer list. */
  dealers: 48,
  /** Dealers that a sample car can be asked for at. */
  sampleDealers: 100,
  workshops: 100,
  /** Similar cars, and those shown in place of a missing one. */
  recommendations: 8,
  /** New arrivals of a dealer. */
  latest: 12,
  dealerTeasers: 4,
  queryTeasers: 8,
  idTeasers: 100,
  /** Cars or dealers named by id of which one request gets every field. */
  wholeRecords: 24,
  /** From so many hits on a total is told as "10000+". */
  reportedHits: 10_000,
} as const;
