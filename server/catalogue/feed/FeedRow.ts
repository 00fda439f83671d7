/** One row of a feed as it was read: the cells by column name (texts in CSV, any JSON value in NDJSON). */
export interface FeedRow {
  /** Counted from 1, as an editor shows it; the line where the row begins. */
  line: number;
  values: Record<string, unknown>;
}

/** A row that is not served. The reason names fields and columns, never their contents. */
export interface RowProblem {
  line: number;
  reason: string;
}

export function isRowProblem(row: object): row is RowProblem {
  return 'reason' in row;
}
