import type { CarField } from './Car.ts';
import { listFields, detailFields, cardFields } from './carFields.ts';
import { isExcluded, plainValue } from './exclusion.ts';
import { detailRequest } from './histogramDetail.ts';
import { brandFacet, pageSize } from './listState.ts';
import type { ListContext, ListFacetConfig, ListState } from './listState.ts';
import { alternativesOf, isListFacet } from './listFacets.ts';
import { isRangeFacet, yearFacet } from './rangeFacets.ts';
import { searchLimits } from './searchLimits.ts';
import type {
  Facet,
  FacetRequest,
  FacetValue,
  FilterRule,
  Filters,
  FilterValue,
  SearchRequest,
} from './SearchTypes.ts';

function searchRequest(index: string, more: Partial<SearchRequest>): SearchRequest {
  return { index, fields: [], keyphrase: '', facets: [], limit: 0, offset: 0, sort_name: '', filters: {}, ...more };
}

/** The filters of a list as engines take them: excluded values apart, values combined as the site's facets say. */
export function listFilters(filters: ListState['filters'], { facets }: Pick<ListContext, 'facets'>): Filters {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]): [string, FilterValue] => {
      const included = values.filter((value) => !isExcluded(value));
      const not = values.filter(isExcluded).map(plainValue);
      const needsAll = facets.find((facet) => facet.name === name)?.combine === 'all';
      const any = isListFacet(name) ? included.flatMap(alternativesOf) : included;
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
 * The search of a list. `part` is "all" for everything up to the list's page (a page opened again), "next" for its
 * last page alone (more cars for a list that is on screen).
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

/** The finer histograms of a list; null when none of its facets is too coarse. */
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

/** Asks for all brands and models, to resolve path segments. */
export function brandSearch(index: string, context: Pick<ListContext, 'facets'>): SearchRequest {
  const facet = context.facets.find(({ name }) => name === brandFacet) ?? { name: brandFacet };
  return searchRequest(index, { facets: [facetRequest(facet)] });
}

/** Asks for all values of the facets that words can name, to match a keyphrase. */
export function wordSearch(index: string, facets: ListContext['facets']): SearchRequest {
  return searchRequest(index, { facets: facets.filter(({ name }) => !isRangeFacet(name)).map(facetRequest) });
}

export function carByIdSearch(index: string, carId: string): SearchRequest {
  return searchRequest(index, { fields: detailFields, limit: 1, filters: { car_id: [carId] } });
}

/** Asks for the cars of given ids, at most so many as one answer holds; also those that lists no longer show. */
export function carsByIdSearch(index: string, carIds: string[], fields: readonly CarField[]): SearchRequest {
  const asked = carIds.slice(0, searchLimits.idTeasers);
  return searchRequest(index, { fields: [...fields], limit: asked.length, filters: { car_id: asked } });
}

/** Cars to recommend in place of a car: of its body, else of its brand, else any. */
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

/** A facet as the list's panel shows it. */
export type ListFacet = ValuesListFacet | RangeListFacet | YesListFacet;

export interface ValuesListFacet {
  kind: 'values';
  name: string;
  childName?: string;
  values: FacetValue[];
}

export interface RangeListFacet {
  kind: 'range';
  name: string;
  min: number;
  max: number;
  /** Per bin of the histogram, from the lowest up. */
  counts: number[];
  /** Where each bin begins, and where the last one ends; left out when all are equally wide. */
  edges?: number[];
}

/** A facet of yes and no: what is asked for is yes alone. */
export interface YesListFacet {
  kind: 'yes';
  name: string;
  count: number;
}

/** So many children of all values together come with a page: a pressed brand then shows its models at once. */
const childrenAtOnce = 200;

/**
 * The facets of an answer for the panel: children of chosen parents alone when there are many, no range without extent,
 * and of yes and no the yes, unless no car of the site has it.
 */
export function toListFacets(facets: Facet[], filters: ListState['filters']): ListFacet[] {
  return facets.flatMap((facet): ListFacet[] => {
    if (facet.type === 'histogram' || isRangeFacet(facet.name)) return rangeFacet(facet);
    if (facet.name === yearFacet) return yearRange(facet.value);
    const chosen = new Set((filters[facet.name] ?? []).map((value) => value.split('>')[0]));
    const all = facet.value.reduce((sum, { children }) => sum + (children?.length ?? 0), 0) <= childrenAtOnce;
    const values = facet.value.map(({ text, count, children }) =>
      children && (all || chosen.has(text)) ? { text, count, children } : { text, count },
    );
    if (values.length === 0) return [];
    if (values.every(({ text }) => text === 'true' || text === 'false')) {
      const yes = values.find(({ text }) => text === 'true');
      return yes ? [{ kind: 'yes', name: facet.name, count: yes.count }] : [];
    }
    return [{ kind: 'values', name: facet.name, ...(facet.child_name ? { childName: facet.child_name } : {}), values }];
  });
}

/** The years as a range with a count for each; none when all cars are of one year. */
function yearRange(values: readonly FacetValue[]): ListFacet[] {
  const found = values
    .map(({ text, count }) => ({ year: Number(text), count }))
    .filter(({ year, count }) => count > 0 && Number.isInteger(year));
  const years = found.map(({ year }) => year);
  const [min, max] = [Math.min(...years), Math.max(...years)];
  if (!(min < max)) return [];
  const counts = Array.from({ length: max - min + 1 }, () => 0);
  for (const { year, count } of found) counts[year - min] = count;
  return [{ kind: 'range', name: yearFacet, min, max, counts }];
}

function rangeFacet(facet: Facet): ListFacet[] {
  const bins = facet.value;
  const min = facet.min ?? bins[0]?.min;
  const max = facet.max ?? bins.at(-1)?.max;
  if (min === undefined || max === undefined || min >= max) return [];
  const limits = { min: Math.floor(min), max: Math.ceil(max) };
  const counts = bins.map((bin) => bin.count);
  const widths = bins.map((bin) => (bin.max ?? 0) - (bin.min ?? 0));
  const range: RangeListFacet = { kind: 'range', name: facet.name, ...limits, counts };
  if (Math.max(...widths) <= 1.5 * Math.min(...widths.slice(0, -1))) return [range];
  return [{ ...range, edges: [...bins.map((bin) => Math.round(bin.min ?? 0)), limits.max] }];
}
