/** One row of a feed as it was read: the cells by column name (texts in CSV, any JSON value in NDJSON). */
export interface FeedRow {
  /** Counted from 1, as an editor shows it; the line where the row begins. */
  line: number;
  values: Record<string, unknown>;
  /** Results of the mapping's expressions over the row. */
  computed?: ReadonlyMap<string, unknown>;
}

/** One value that cannot be used: why, the value, and how to fix it. */
export interface ValueFault {
  /** Names field and column, not the value: faults are counted by it. */
  reason: string;
  /** The cell as read, at most 60 characters; absent where there is none or it may be personal (loggableValue). */
  value?: string;
  /** The change to make in the feed or its mapping. */
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
