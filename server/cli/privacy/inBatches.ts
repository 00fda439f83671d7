const batch = 500;

/**
 * Yields rows in the order of their ids, read in batches so that any number fits into memory.
 * @param read returns at most `limit` rows with ids greater than `after`, in order
 */
export async function* inBatches<Row extends { id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = '';
  for (;;) {
    const rows = await read(after, batch);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
