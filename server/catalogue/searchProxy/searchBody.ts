import type { FacetRequest, Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';

/** Request body of the search proxy: the documented keys in this order, and no others. */
export interface SearchBody {
  index: string;
  fields: string[];
  keyphrase: string;
  facets: FacetRequest[];
  limit: number;
  offset: number;
  sort_name: string;
  filters: Filters;
}

/**
 * Creates the body of a search.
 * Fields are copied one by one, so that no other data of the caller is sent. Filters are sorted: equal searches yield
 * equal texts, which are the cache keys.
 */
export function searchBody(request: SearchRequest): SearchBody {
  const { index, keyphrase, limit, offset, sort_name } = request;
  return {
    index,
    fields: request.fields,
    keyphrase,
    facets: request.facets.map(facetBody),
    limit,
    offset,
    sort_name,
    filters: inOrder(request.filters),
  };
}

function facetBody({ name, child_name, sort_order, filters }: FacetRequest): FacetRequest {
  return {
    name,
    ...(child_name === undefined ? {} : { child_name }),
    ...(sort_order === undefined ? {} : { sort_order }),
    ...(filters === undefined ? {} : { filters: inOrder(filters) }),
  };
}

function inOrder(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
}
