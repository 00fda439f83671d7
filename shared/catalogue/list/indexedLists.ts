import { isExcluded } from '../facets/exclusion.ts';
import { brandFacet, toListPath } from './listState.ts';
import type { ListContext, ListState } from './listState.ts';

/** Facets whose values visitors search for with search engines; each value is a single one. */
const landingFacets = ['car_body', 'car_fuel', 'car_site_city'];

/** Returns the only body, fuel or town of a list that search engines index; null for other lists. */
export function landingValue(
  { filters }: Pick<ListState, 'filters'>,
  urls: ListContext,
): { facet: string; value: string } | null {
  const others = Object.entries(filters).filter(([name]) => name !== brandFacet);
  const [facet, [value, ...more]] = others[0] ?? ['', []];
  if (others.length !== 1 || !landingFacets.includes(facet)) return null;
  if (value === undefined || more.length > 0 || isExcluded(value)) return null;
  // a model has too few cars for pages of their own
  const isBrandOrAll = filters[brandFacet] === undefined || segmentCount({ filters }, urls) === 1;
  return isBrandOrAll ? { facet, value } : null;
}

/** Returns whether search engines may index a list: all cars, a brand, a model, or landingValue(). */
export function isIndexable(state: ListState, urls: ListContext): boolean {
  if (state.completeFacets?.length || state.keyphrase !== '') return false;
  const isPath = segmentCount(state, urls) > 0;
  return (
    landingValue(state, urls) !== null || Object.keys(state.filters).every((name) => name === brandFacet && isPath)
  );
}

/** Number of path segments for brand and model. */
function segmentCount(state: Pick<ListState, 'filters'>, urls: ListContext): number {
  return toListPath(state, urls).slice(urls.listPath.length).split('/').length - 1;
}
