import { distanceKm } from '../../kit/distanceKm.ts';
import { parseQuery, queryText } from '../../kit/text/queryText.ts';
import { cardFields } from '../car/carFields.ts';
import type { Dealer } from './Dealer.ts';
import { parseGeoPoint } from './dealerRules.ts';
import type { GeoPoint } from './dealerRules.ts';
import { clampPage } from '../list/listState.ts';
import { searchLimits } from '../searchLimits.ts';
import type { FacetRequest, Filters, SearchRequest } from '../SearchTypes.ts';

/** Facets of the dealer list, in page order. */
export const dealerFacets = ['department_group', 'site_region', 'site_brands'] as const;
export type DealerFacet = (typeof dealerFacets)[number];

/** Query parameters for the visitor's position. */
export const dealerPlaceParameters = ['near', 'place'] as const;

/** Query parameters that parseDealerQuery reads. */
export const dealerParameterNames = [...dealerFacets, ...dealerPlaceParameters, 'keyphrase', 'page'] as const;

/** The visitor's choices in the dealer list, kept in the URL. */
export interface DealerListState {
  keyphrase: string;
  /** Never holds an empty list. */
  filters: Partial<Record<DealerFacet, string[]>>;
  /** From 0. */
  page: number;
  /** Sort by distance from this point; null: the order of the index. */
  near: NearPlace | null;
}

/** The visitor's position, rounded to about a kilometre, so that a URL does not reveal it exactly. */
export interface NearPlace extends GeoPoint {
  /** As the visitor chose it; "" without a name. */
  name: string;
}

export const emptyDealerList: DealerListState = { keyphrase: '', filters: {}, page: 0, near: null };

const maxTextLength = 100;
const maxValues = 50;
/** Maximum number of dealers per search, and thus sorted by distance. */
const maxDealers = 1000;

function tidyText(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
}

/** Parses the query of a list URL ("?site_region=Uppsala+län&near=59.86,17.64&place=Uppsala"). */
export function parseDealerQuery(search: string): DealerListState {
  const query = parseQuery(search);
  const filters: DealerListState['filters'] = {};
  for (const facet of dealerFacets) {
    const values = [...new Set((query.get(facet) ?? []).map(tidyText))].filter(Boolean).slice(0, maxValues);
    if (values.length > 0) filters[facet] = values;
  }
  const page = query.get('page')?.[0] ?? '';
  const point = parseGeoPoint(query.get('near')?.[0] ?? '');
  return {
    keyphrase: tidyText(query.get('keyphrase')?.[0]),
    filters,
    page: /^\d{1,4}$/.test(page) ? clampPage(Number(page)) : 0,
    near: point && nearPlace(point, tidyText(query.get('place')?.[0])),
  };
}

/** Makes a place rounded to two decimals of a degree, about a kilometre. */
export function nearPlace({ lat, lng }: GeoPoint, name: string): NearPlace {
  const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
  return { lat: rounded(lat), lng: rounded(lng), name };
}

/** Returns the parameters of a list URL as names and values, without defaults. */
export function dealerParameters({ keyphrase, filters, page, near }: DealerListState): [string, string][] {
  return [
    ...(keyphrase ? [['keyphrase', keyphrase] as [string, string]] : []),
    ...dealerFacets.flatMap((facet) => (filters[facet] ?? []).map((value): [string, string] => [facet, value])),
    ...(near ? [['near', `${near.lat},${near.lng}`] as [string, string]] : []),
    ...(near?.name ? [['place', near.name] as [string, string]] : []),
    ...(page > 0 ? [['page', String(page)] as [string, string]] : []),
  ];
}

/** Returns the canonical URL of a list. */
export function dealerListAddress(listPath: string, state: DealerListState): string {
  const query = queryText(dealerParameters(state));
  return query === '' ? listPath : `${listPath}?${query}`;
}

export function isChosenDealerValue(state: DealerListState, facet: DealerFacet, value: string): boolean {
  return state.filters[facet]?.includes(value) ?? false;
}

/** Toggles a value, and goes to the first page. */
export function toggleDealerValue(state: DealerListState, facet: DealerFacet, value: string): DealerListState {
  const { [facet]: before = [], ...others } = state.filters;
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...state, page: 0, filters: values.length > 0 ? { ...others, [facet]: values } : others };
}

/** Clears all values of a facet. */
export function withoutDealerFacet(state: DealerListState, facet: DealerFacet): DealerListState {
  const { [facet]: _before, ...filters } = state.filters;
  return { ...state, page: 0, filters };
}

/** Returns whether any filter narrows the list. */
export function narrowsDealers(state: DealerListState): boolean {
  return state.keyphrase !== '' || Object.keys(state.filters).length > 0;
}

function searchRequest(index: string, more: Partial<SearchRequest>): SearchRequest {
  return { index, fields: [], keyphrase: '', facets: [], limit: 0, offset: 0, sort_name: '', filters: {}, ...more };
}

const listedFields: (keyof Dealer)[] = [
  'id',
  'slug',
  'site_official_name',
  'site_street',
  'site_city',
  'site_phone',
  'site_geocoord',
  'site_primary_image',
  'site_brands',
  'site_departments',
];

/**
 * Builds the search of a list: its last page alone ("next"), or everything up to it ("all"). Sorting by distance
 * needs all dealers, because the index does not know distances.
 */
export function dealerListSearch(index: string, state: DealerListState, part: 'all' | 'next'): SearchRequest {
  const size = searchLimits.dealers;
  const all = part === 'all';
  return searchRequest(index, {
    fields: listedFields,
    keyphrase: state.keyphrase,
    facets: all ? dealerFacets.map(facetRequest) : [],
    limit: state.near ? maxDealers : all ? size * (state.page + 1) : size,
    offset: all ? 0 : size * state.page,
    sort_name: 'website_sort_order:asc',
    filters: state.filters,
  });
}

function facetRequest(name: DealerFacet): FacetRequest {
  return name === 'department_group' ? { name } : { name, sort_order: 'asc' };
}

/** Returns how many dealers a list shows. */
export function shownDealers({ page }: DealerListState): number {
  return searchLimits.dealers * (page + 1);
}

/** Sorts by distance, items without a point last. The sort is stable. */
export function sortByDistance<T extends { point: GeoPoint | null }>(dealers: readonly T[], from: GeoPoint): T[] {
  const distance = ({ point }: T): number => (point ? distanceKm(from, point) : Infinity);
  return dealers
    .map((dealer) => ({ dealer, km: distance(dealer) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ dealer }) => dealer);
}

export function dealerBySlugSearch(index: string, slug: string): SearchRequest {
  return searchRequest(index, { limit: 1, filters: { slug: [slug] } });
}

/** Builds the search for all dealers with their positions, of which the nearest are selected. */
export function dealerPositionsSearch(index: string): SearchRequest {
  const fields: (keyof Dealer)[] = ['id', 'slug', 'site_official_name', 'site_city', 'site_geocoord'];
  return searchRequest(index, { fields, limit: maxDealers });
}

/** Builds the search for the dealer that has a car. */
export function dealerByIdSearch(index: string, id: string): SearchRequest {
  return searchRequest(index, { limit: 1, filters: { id: [id] } });
}

/** Builds the search for the dealers that take enquiries about a sample car. */
export function sampleDealersSearch(index: string): SearchRequest {
  const fields: (keyof Dealer)[] = ['id', 'site_official_name', 'site_departments'];
  return searchRequest(index, { fields, limit: searchLimits.sampleDealers, sort_name: 'website_sort_order:asc' });
}

/** Builds the search that counts the cars behind a dealer's stock link. */
export function stockCountSearch(index: string, filters: Filters): SearchRequest {
  return searchRequest(index, { filters });
}

/** Default order of a dealer's latest arrivals, newest first. A site can set its own: latestArrivalsSort. */
const defaultArrivalsSort = 'car_publishdate:desc';

/** Builds the search for a dealer's latest arrivals. */
export function arrivalsSearch(index: string, dealerId: string, sort = defaultArrivalsSort): SearchRequest {
  return searchRequest(index, {
    fields: [...cardFields],
    limit: searchLimits.latest,
    sort_name: sort,
    filters: { car_site_id: [dealerId] },
  });
}
