import type { SharedIdentity } from './cars/CarsOfFeeds.ts';
import type { Finding } from './FeedFindings.ts';
import type { UnknownValue } from './mapping/UnknownValues.ts';
import type { EncodingFinding, RepairFinding } from './source/EncodingCheck.ts';

/** Rows and cars of a reading. */
export interface FeedReport {
  read: number;
  served: number;
  skipped: number;
  /** Rows left out by the mapping on purpose. */
  dropped: number;
  /** Cars of the feed overridden by a pushed change, and cars that were pushed. */
  replaced: number;
  pushed: number;
  /** Rows that are not served, by reason. */
  problems: Finding[];
  /** The same for rows left out on purpose. */
  drops: Finding[];
  /** Cars left to an earlier feed, by what they share with a car there. */
  inEarlierFeed: Record<SharedIdentity, number>;
  /** Cars of the feed by site, before pushed changes; also those left to an earlier feed. */
  carsOfSite: Record<string, number>;
  /** Implausible values left blank. */
  blanked: number;
  blankedByField: Record<string, number>;
}

/** Findings of a reading before it is accepted or refused. */
export interface StockFindings {
  report: FeedReport;
  /** Values left blank, by reason. */
  blanked: readonly Finding[];
  /** Values that are in no vocabulary, most frequent first. */
  unknown: readonly UnknownValue[];
  encoding: EncodingFinding | null;
  /** Cells that were encoded twice and are repaired. */
  repaired: RepairFinding | null;
}

/** A report of no rows. */
export function createReport(): FeedReport {
  return {
    ...{ read: 0, served: 0, skipped: 0, dropped: 0, replaced: 0, pushed: 0 },
    problems: [],
    drops: [],
    inEarlierFeed: { vin: 0, plate: 0, id: 0 },
    carsOfSite: {},
    blanked: 0,
    blankedByField: {},
  };
}
