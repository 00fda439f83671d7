import type { SearchRequest } from './SearchTypes.ts';

/** Completes a search: of nothing but the number of hits in the index, unless it asks for more. */
export function searchRequest(index: string, more: Partial<SearchRequest>): SearchRequest {
  return { index, fields: [], keyphrase: '', facets: [], limit: 0, offset: 0, sort_name: '', filters: {}, ...more };
}
