import type { RawPage } from './answerParts.ts';

/** Maximum rows; a site has fewer of anything, so more indicates that the platform repeats itself. */
const maxRows = 50_000;

/**
 * Reads all rows of a paged response.
 * `ask` is called with `start` first and then with each endCursor; it returns null when there is nothing. Reading stops
 * at a repeated cursor, which would loop forever.
 */
export async function readAllPages<T>(
  ask: (after: string) => Promise<RawPage<T> | null | undefined>,
  start = '',
): Promise<T[]> {
  const rows: T[] = [];
  const requestedCursors = new Set<string>();
  for (let after = start; !requestedCursors.has(after) && rows.length < maxRows;) {
    requestedCursors.add(after);
    const page = await ask(after);
    if (!page) break;
    rows.push(...page.results);
    if (!page.pageInfo.hasNext) break;
    after = page.pageInfo.endCursor;
  }
  return rows;
}
