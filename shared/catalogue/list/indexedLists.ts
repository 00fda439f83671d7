import { isExcluded } from '../facets/exclusion.ts';
import { isListFacet, splitAlternatives } from '../facets/listFacets.ts';
import { brandFacet, pathSegments } from './listState.ts';
import type { ListState } from './listState.ts';

/** Facets whose values visitors search for with search engines. */
const landingFacets = ['car_body', 'car_fuel', 'car_site_city'];

/** Returns the only body, fuel or town of a list that search engines index; null for other lists. */
export function landingValue({ filters }: Pick<ListState, 'filters'>): { facet: string; value: string } | null {
  const others = Object.entries(filters).filter(([name]) => name !== brandFacet);
  const [facet, [value, ...more]] = others[0] ?? ['', []];
  if (others.length !== 1 || !landingFacets.includes(facet)) return null;
  if (value === undefined || more.length > 0 || isExcluded(value)) return null;
  if (isListFacet(facet) && splitAlternatives(value).length > 1) return null;
  // a model has too few cars for pages of their own
  const isBrandOrAll = filters[brandFacet] === undefined || pathSegments(filters).length === 1;
  return isBrandOrAll ? { facet, value } : null;
}

/** Returns whether search engines may index a list: all cars, a brand, a model, or landingValue(). */
export function isIndexable(state: ListState): boolean {
  if (state.completeFacets?.length || state.keyphrase !== '') return false;
  const names = Object.keys(state.filters);
  return landingValue(state) !== null || names.every((name) => name === brandFacet && isInPath(state));
}

const isInPath = ({ filters }: Pick<ListState, 'filters'>): boolean => pathSegments(filters).length > 0;
