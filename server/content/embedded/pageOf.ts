export interface PageArguments {
  first?: number | null;
  after?: string | null;
}

export interface Page<T> {
  total: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  results: T[];
}

const mostPerPage = 1000;

/** One page of a fixed list. `after: ""` is its beginning; the cursor of a page is the place it ends at, never "". */
export function pageOf<T>(all: T[], { first, after }: PageArguments): Page<T> {
  const start = Math.max(0, Number.parseInt(after ?? '', 10) || 0);
  const size = Math.min(Math.max(first ?? mostPerPage, 1), mostPerPage);
  const results = all.slice(start, start + size);
  const end = start + results.length;
  return { total: all.length, pageInfo: { endCursor: String(end), hasNext: end < all.length }, results };
}
