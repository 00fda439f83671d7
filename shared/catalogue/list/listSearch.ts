import type { CarField } from '../Car.ts';
import { listFields, cardFields } from '../car/carFields.ts';
import { detailFields } from '../car/detailFields.ts';
import { isExcluded, plainValue } from '../facets/exclusion.ts';
import { detailRequest } from '../facets/histogramDetail.ts';
import { brandFacet, pageSize } from './listState.ts';
import type { ListContext, ListState } from './listState.ts';
import type { ListFacetConfig } from './ListFacetConfig.ts';
import { splitAlternatives, isListFacet } from '../facets/listFacets.ts';
import { isRangeFacet } from '../facets/rangeFacets.ts';
import { searchLimits } from '../searchLimits.ts';
import { searchRequest } from '../searchRequest.ts';
import type { Facet, FacetRequest, FilterRule, Filters, FilterValue, SearchRequest } from '../SearchTypes.ts';

/** Converts list filters for search engines: excluded values apart, values combined per facet setting. */
export function listFilters(filters: ListState['filters'], { facets }: Pick<ListContext, 'facets'>): Filters {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]): [string, FilterValue] => {
      const included = values.filter((value) => !isExcluded(value));
      const not = values.filter(isExcluded).map(plainValue);
      const needsAll = facets.find((facet) => facet.name === name)?.combine === 'all';
      const any = isListFacet(name) ? included.flatMap(splitAlternatives) : included;
      if (not.length === 0 && !needsAll) return [name, any];
      const rule: FilterRule = {};
      if (included.length > 0) rule[needsAll ? 'all' : 'any'] = needsAll ? included : any;
      if (not.length > 0) rule.not = not;
      return [name, rule];
    }),
  );
}

function facetRequest({ name, child_name }: ListFacetConfig): FacetRequest {
  return child_name === undefined ? { name } : { name, child_name };
}

/**
 * Builds the search of a list. `part` is "all" for everything up to the list's page (a reopened page), "next" for its
 * last page alone (more cars for a list on screen).
 */
export function listSearch(index: string, state: ListState, context: ListContext, part: 'all' | 'next'): SearchRequest {
  return searchRequest(index, {
    fields: listFields,
    keyphrase: state.keyphrase,
    facets: part === 'all' ? context.facets.map(facetRequest) : [],
    limit: part === 'all' ? pageSize * (state.page + 1) : pageSize,
    offset: part === 'all' ? 0 : pageSize * state.page,
    sort_name: state.sort,
    filters: listFilters(state.filters, context),
  });
}

/** Builds the search for the values of one facet with their counts. */
export function facetSearch(index: string, state: ListState, context: ListContext, name: string): SearchRequest {
  const facets = context.facets.filter((facet) => facet.name === name).map(facetRequest);
  return { ...listSearch(index, { ...state, page: 0 }, context, 'all'), fields: ['car_id'], facets, limit: 0 };
}

/** Builds the search for finer histograms; null when none is too coarse. */
export function detailSearch(
  index: string,
  state: ListState,
  context: ListContext,
  facets: readonly Facet[],
): SearchRequest | null {
  const coarse = facets.flatMap((facet) => detailRequest(facet) ?? []);
  if (coarse.length === 0) return null;
  return { ...listSearch(index, state, context, 'all'), fields: ['car_id'], facets: coarse, limit: 0 };
}

/** Builds the search for all brands and models, to resolve path segments. */
export function brandSearch(index: string, context: Pick<ListContext, 'facets'>): SearchRequest {
  const facet = context.facets.find(({ name }) => name === brandFacet) ?? { name: brandFacet };
  return searchRequest(index, { facets: [facetRequest(facet)] });
}

/** Builds the search for all facet values that words can name, to match a keyphrase. */
export function wordSearch(index: string, facets: ListContext['facets']): SearchRequest {
  return searchRequest(index, { facets: facets.filter(({ name }) => !isRangeFacet(name)).map(facetRequest) });
}

/** One list: engines cache cars by the list itself. The page shows what the server makes of `car_energy`. */
const pageFields: CarField[] = [...detailFields, 'car_energy'];

export function carByIdSearch(index: string, carId: string): SearchRequest {
  return searchRequest(index, { fields: pageFields, limit: 1, filters: { car_id: [carId] } });
}

/**
 * Builds the search for cars by id, limited to one response.
 * Includes cars that lists no longer show.
 */
export function carsByIdSearch(index: string, carIds: string[], fields: readonly CarField[]): SearchRequest {
  const requestedIds = carIds.slice(0, searchLimits.idTeasers);
  return searchRequest(index, { fields: [...fields], limit: requestedIds.length, filters: { car_id: requestedIds } });
}

/** Builds the search for alternatives to a car: of its body type, else its brand, else any. */
export function recommendedSearch(
  index: string,
  car: { car_id: string; car_body?: string; car_brand?: string },
): SearchRequest {
  const narrower = car.car_body ? { car_body: [car.car_body] } : car.car_brand ? { car_brand: [car.car_brand] } : {};
  return searchRequest(index, {
    fields: [...cardFields],
    limit: searchLimits.recommendations,
    filters: { car_id: { not: [car.car_id] }, ...narrower },
  });
}
