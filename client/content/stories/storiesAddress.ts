import { parseQuery, queryText } from '../../../shared/kit/text/queryText.ts';

/** Choice in an address for the lists of stories on its page. */
export interface StoriesChoice {
  /** Keys of the chosen tags; null when the editor's preset applies. */
  tags: string[] | null;
  /** Number of pages to show, from 1. */
  page: number;
}

/** Stories per page of a list. */
export const storiesPerPage = 4;
/** Maximum number of pages, because a deep address fetches all its pages at once. */
export const maxPages = 25;

/**
 * Parses "?tag=elbil&tag=vinter&page=2".
 * An empty tag means every story, even where the editor has preset tags.
 */
export function readChoice(search: string): StoriesChoice {
  const query = parseQuery(search);
  const tags = query.get('tag')?.filter((key) => key !== '') ?? null;
  const page = Number(query.get('page')?.[0] ?? 1);
  return { tags, page: Number.isInteger(page) ? Math.min(Math.max(page, 1), maxPages) : 1 };
}

/** Values of the address's tag parameters. `preset` is true when the editor has preset tags. */
export function tagParameters(tags: readonly string[], preset: boolean): string[] {
  return tags.length === 0 && preset ? [''] : [...tags];
}

/** Address of a choice on the page at `path`. */
export function choiceAddress(path: string, tags: readonly string[], page: number): string {
  const pages: [string, string][] = page > 1 ? [['page', String(page)]] : [];
  const query = queryText([...tags.map((key): [string, string] => ['tag', key]), ...pages]);
  return query === '' ? path : `${path}?${query}`;
}
