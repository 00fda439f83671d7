import type { RawPage } from './answerParts.ts';

/** Rows are read up to this many; a site has fewer of anything, so more means that the platform goes round. */
const mostRows = 50_000;

/**
 * All rows of a paged answer. `ask` is given `start` first and then each page's endCursor; null from it means that there
 * is nothing. Reading ends when a cursor comes back again: it would go on for ever.
 */
export async function readAllPages<T>(
  ask: (after: string) => Promise<RawPage<T> | null | undefined>,
  start = '',
): Promise<T[]> {
  const rows: T[] = [];
  const asked = new Set<string>();
  for (let after = start; !asked.has(after) && rows.length < mostRows; ) {
    asked.add(after);
    const page = await ask(after);
    if (!page) break;
    rows.push(...page.results);
    if (!page.pageInfo.hasNext) break;
    after = page.pageInfo.endCursor;
  }
  return rows;
}
