import type { FilterValue } from '../SearchTypes.ts';

/** The three conditions of a filter as strings; an empty list is no condition. */
export interface FilterParts {
  any: string[];
  all: string[];
  not: string[];
}

/** Splits a filter into its conditions; a plain list is a list of alternatives. */
export function filterParts(filter: FilterValue): FilterParts {
  const { any = [], all = [], not = [] } = Array.isArray(filter) ? { any: filter } : filter;
  return { any: any.map(String), all: all.map(String), not: not.map(String) };
}
