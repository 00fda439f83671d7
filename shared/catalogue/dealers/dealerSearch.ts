import { cardFields } from '../car/carFields.ts';
import { searchLimits } from '../searchLimits.ts';
import { searchRequest } from '../searchRequest.ts';
import type { FacetRequest, Filters, SearchRequest } from '../SearchTypes.ts';
import type { Dealer } from './Dealer.ts';
import { dealerFacets } from './dealerQuery.ts';
import type { DealerFacet, DealerListState } from './dealerQuery.ts';

/** Maximum number of dealers per search, and thus sorted by distance. */
const maxDealers = 1000;

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

/**
 * Builds the search for the dealers that take enquiries about a sample car.
 * @param brand limits them to those that sell it; "" for all
 */
export function sampleDealersSearch(index: string, brand: string): SearchRequest {
  const fields: (keyof Dealer)[] = ['id', 'site_official_name', 'site_departments'];
  const filters: Filters = brand === '' ? {} : { site_brands: [brand] };
  return searchRequest(index, {
    fields,
    filters,
    limit: searchLimits.sampleDealers,
    sort_name: 'website_sort_order:asc',
  });
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
