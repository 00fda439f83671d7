import { parseQuery, queryText } from '../../../shared/kit/queryText.ts';

/** What an address says of the lists of stories on its page. */
export interface StoriesChoice {
  /** Keys of the chosen tags; null when the address leaves it to the editor's preset. */
  tags: string[] | null;
  /** How many pages to show, from 1. */
  page: number;
}

/** Stories of one page of a list. */
export const storiesPerPage = 4;
/** A deep address fetches all its pages at once; this bounds it. */
export const mostPages = 25;

/** Reads "?tag=elbil&tag=vinter&page=2". An empty tag means every story, also where the editor has preset tags. */
export function readChoice(search: string): StoriesChoice {
  const query = parseQuery(search);
  const tags = query.get('tag')?.filter((key) => key !== '') ?? null;
  const page = Number(query.get('page')?.[0] ?? 1);
  return { tags, page: Number.isInteger(page) ? Math.min(Math.max(page, 1), mostPages) : 1 };
}

/** The address's parameters of chosen tags, as names and values; `preset` says that the editor has chosen some. */
export function tagParameters(tags: readonly string[], preset: boolean): string[] {
  return tags.length === 0 && preset ? [''] : [...tags];
}

/** The address of a choice on the page at `path`. */
export function choiceAddress(path: string, tags: readonly string[], page: number): string {
  const pages: [string, string][] = page > 1 ? [['page', String(page)]] : [];
  const query = queryText([...tags.map((key): [string, string] => ['tag', key]), ...pages]);
  return query === '' ? path : `${path}?${query}`;
}
