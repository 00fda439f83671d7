import type {
  FacetRequest,
  FilterRule,
  Filters,
  FilterScalar,
  FilterValue,
  SearchRequest,
} from '../../shared/catalogue/SearchTypes.ts';
import type { RelaxRequest } from '../../shared/catalogue/RelaxationTypes.ts';

/**
 * The name of a search among all, the same for requests with the same answer: filters, their values and the fields in
 * any order, a rule of alternatives alone or a plain list, filters without values or none. The order of facets counts,
 * because they are answered in it.
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

/** The name of a list whose neighbours are searched for. */
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
      const { any = [], all = [], not = [] } = ruleOf(filters[name] ?? []);
      if (any.length + all.length + not.length === 0) return [];
      return [[name, sortedValues(any), sortedValues(all), sortedValues(not)]];
    });
}

function ruleOf(value: FilterValue): FilterRule {
  return Array.isArray(value) ? { any: value } : value;
}

/** Values as JSON, so that 1 and "1" stay apart. */
function sortedValues(values: readonly FilterScalar[]): string[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort();
}
