/** The ids that the cars of each site have had. An old id leads to the car's present one. */
export interface CarIds {
  /** Secret of the hashes of VIN and registration number; null while the database does not respond. */
  hashKey(): string | null;
  /**
   * Records the ids of a stock that went into service, in the batches of a CarIdCollector.
   * @returns the sites where cars have got other ids within the last hour
   */
  record(batches: readonly string[]): Promise<string[]>;
  /** Returns the ids that the cars of old ids got later, newest first. Ids without any are left out. */
  laterIds(site: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}
