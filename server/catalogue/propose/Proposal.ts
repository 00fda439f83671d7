import type { DetectedLanguage } from './columns/detectLanguage.ts';
import type { FeedForm } from './feedSample.ts';
import type { Certainty } from './columns/matchColumns.ts';

/** A column with its proposed purpose. */
export interface MatchedColumn {
  purpose: string;
  column: string;
  example: string;
  /** Up to three. */
  examples?: string[];
  certainty?: Certainty;
  reason?: string;
}

/** A proposed mapping file, and the matches of its columns. */
export interface Proposal {
  /** Title of the recognised format. */
  recognised?: string;
  form: FeedForm;
  mapping: Record<string, unknown>;
  /** Columns by proposed purpose, the surest first. */
  matched: MatchedColumn[];
  /** Essential fields that no column fits, or several fit equally. They are not in the mapping. */
  open?: { purpose: string; reason: string }[];
  /** Further sentences for the operator. */
  findings?: string[];
  language?: DetectedLanguage;
  /** Columns without a known purpose. */
  unmatched: { column: string; example: string }[];
}
