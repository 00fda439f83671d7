/** Page sizes of searches by use, and the cap on reported totals. */
export const searchLimits = {
  /** Default for requests without a limit. */
  standard: 24,
  /** A page of the car list. */
  list: 48,
  /** A page of the dealer list. */
  dealers: 48,
  /** Dealers that take enquiries about a sample car. */
  sampleDealers: 100,
  workshops: 100,
  /** Similar cars, and alternatives to a missing one. */
  recommendations: 8,
  /** New arrivals of a dealer. */
  latest: 12,
  dealerTeasers: 4,
  queryTeasers: 8,
  idTeasers: 100,
  /** Cars or dealers requested by id for which one request returns every field. */
  wholeRecords: 24,
  /** Totals from this number on are reported as "10000+". */
  reportedHits: 10_000,
} as const;
