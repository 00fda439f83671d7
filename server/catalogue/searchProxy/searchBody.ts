import type { FacetRequest, Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';

/** What the search proxy is sent; the keys are the documented ones, in this order, and no others. */
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
 * The body of a search. The parts are picked one by one, so that nothing else that a caller carries goes out, and
 * filters are put in order: equal searches are then equal texts, which is what the cache compares.
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
