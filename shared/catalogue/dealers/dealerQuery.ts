import { parseQuery, queryText } from '../../kit/text/queryText.ts';
import { clampPage } from '../list/clampPage.ts';
import { parseGeoPoint } from './dealerRules.ts';
import type { GeoPoint } from './dealerRules.ts';
import { cutText } from '../../kit/text/cutText.ts';

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

function tidyText(text: string | undefined): string {
  return cutText((text ?? '').replace(/\s+/g, ' ').trim(), maxTextLength);
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
