/** A dealer of a file: a record to validate, or a fault. `line` counts from 1. */
export type DealerRow = { line: number } & ({ values: unknown } | { fault: string });
