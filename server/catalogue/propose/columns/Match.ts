import type { Column } from '../profileColumns.ts';
import type { Evidence } from './columnEvidence.ts';
import type { NameReading } from './columnNames.ts';
import type { Purpose } from './loadColumnNames.ts';

/** Certainty of a proposed field. */
export type Certainty = 'sure' | 'likely';

/** Columns of a purpose; several for photos and equipment. */
export interface Match {
  purpose: Purpose;
  columns: Column[];
  certainty: Certainty;
  reason: string;
}

/** An essential field without a column. */
export interface OpenField {
  purpose: Purpose;
  reason: string;
  /** Columns that fit equally. */
  columns: Column[];
}

/** A column with what its name and its values say. */
export interface ProfiledColumn {
  column: Column;
  name: NameReading;
  evidence: Evidence;
}

export interface Matches {
  columns: ProfiledColumn[];
  byPurpose: Map<Purpose, Match>;
  open: OpenField[];
}
