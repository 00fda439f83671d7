/** One row of a feed: cells by column name (texts in CSV, any JSON value in NDJSON). */
export interface FeedRow {
  /** Line on which the row begins, from 1 as in an editor. */
  line: number;
  values: Record<string, unknown>;
  /** Results of the mapping's expressions over the row. */
  computed?: ReadonlyMap<string, unknown>;
}

/** A value that cannot be used: reason, value and fix. */
export interface ValueFault {
  /** Names field and column, not the value: faults are grouped by it. */
  reason: string;
  /** The cell as read, at most 60 characters; absent without a cell or for personal data (loggableValue). */
  value?: string;
  /** The fix in the feed or its mapping. */
  cure?: string;
}

/** A row that is not served. */
export interface RowProblem extends ValueFault {
  line: number;
  /** The mapping leaves the row out on purpose. */
  isDropped?: true;
}

export function isRowProblem(row: object): row is RowProblem {
  return 'reason' in row;
}
