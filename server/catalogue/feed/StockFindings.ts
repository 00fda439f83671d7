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
  /** Cars of the feed by site, before pushed changes. */
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
