import type {
  FacetRequest,
  FilterRule,
  Filters,
  FilterScalar,
  FilterValue,
  SearchRequest,
} from '../../shared/catalogue/SearchTypes.ts';
import type { RelaxRequest } from '../../shared/catalogue/list/RelaxationTypes.ts';

/**
 * Cache key of a search, the same for requests with the same response.
 * Normalised are the order of filters, their values and the fields, alternatives given as a rule or a plain list, and
 * filters without values. The order of facets counts, because the response has the same order.
 */
export function searchKey(request: SearchRequest): string {
  const { index, fields, keyphrase, facets, limit, offset, sort_name, filters } = request;
  const sortedFields = [...new Set(fields)].sort();
  return JSON.stringify([
    index,
    keyphrase,
    limit,
    offset,
    sort_name,
    filterKey(filters),
    facets.map(facetKey),
    sortedFields,
  ]);
}

/** Cache key of a list whose relaxations are searched. */
export function relaxKey({ index, keyphrase, filters }: RelaxRequest): string {
  return JSON.stringify([index, keyphrase, filterKey(filters)]);
}

function facetKey({ name, child_name, sort_order, filters }: FacetRequest): unknown[] {
  return [name, child_name ?? '', sort_order ?? '', filters ? filterKey(filters) : 0];
}

function filterKey(filters: Filters): unknown[] {
  return Object.keys(filters)
    .sort()
    .flatMap((name) => {
      const { any = [], all = [], not = [] } = toRule(filters[name] ?? []);
      if (any.length + all.length + not.length === 0) return [];
      return [[name, sortedValues(any), sortedValues(all), sortedValues(not)]];
    });
}

function toRule(value: FilterValue): FilterRule {
  return Array.isArray(value) ? { any: value } : value;
}

/** Values as JSON, so that 1 and "1" stay distinct. */
function sortedValues(values: readonly FilterScalar[]): string[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort();
}
