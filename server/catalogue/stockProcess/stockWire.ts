import Joi from 'joi';
import type { ListedVehicle } from '../../../shared/catalogue/StockListing.ts';
import type { Facet, FacetValue, SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';

/*
 * Calls between the web processes of a machine and its stock process, in JSON.
 * They are POST /search, GET /listing?site=, GET /listing/vehicles?site=&from=&to=, GET /versions?after= and
 * POST /pushed.
 * Searches are checked by hand: joi takes longer for their hundreds of values than the search itself.
 */

/** Maximum cars of one call for a listing. */
export const maxListedVehicles = 1000;

/** Response of /listing. */
export interface ListingState {
  version: string;
  count: number;
}

/** Response of /listing/vehicles; its version tells whether the stock has changed since another call. */
export interface ListedPage {
  version: string;
  vehicles: ListedVehicle[];
}

/** Response of /versions. */
export interface StockVersions {
  /** Differs from the tags of all other states, also those of earlier stock processes. */
  tag: string;
  /** Version of each site's stock, to be compared for equality. */
  sites: Record<string, string>;
}

export const listingStateSchema = Joi.object<ListingState, true>({
  version: Joi.string().required(),
  count: Joi.number().integer().min(0).required(),
});

const text = Joi.string().allow('').required();

export const listedPageSchema = Joi.object<ListedPage, true>({
  version: Joi.string().required(),
  vehicles: Joi.array()
    .items(Joi.object<ListedVehicle, true>({ car_id: text, slug: text, updated: text, image: text }))
    .required(),
});

export const stockVersionsSchema = Joi.object<StockVersions, true>({
  tag: Joi.string().required(),
  sites: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

/** Schema of /search, with the checks of isSearchResponse. */
export const searchResponseSchema: Joi.Schema<SearchResponse> = Joi.any().custom((value: unknown) => {
  if (isSearchResponse(value)) return value;
  throw new Error('not a search response');
});

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isTextIfAny = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Checks the form of a search; the engine ignores names and values that it does not know. */
export function isSearchRequest(value: unknown): value is SearchRequest {
  if (!isRecord(value)) return false;
  const { index, fields, keyphrase, facets, limit, offset, sort_name, filters } = value;
  return (
    [index, keyphrase, sort_name].every((one) => typeof one === 'string') &&
    Array.isArray(fields) &&
    fields.every((field) => typeof field === 'string') &&
    Array.isArray(facets) &&
    facets.every((facet) => isRecord(facet) && typeof facet['name'] === 'string' && isFiltersIfAny(facet['filters'])) &&
    isCount(limit) &&
    isCount(offset) &&
    isFiltersIfAny(filters ?? null)
  );
}

function isFiltersIfAny(value: unknown): boolean {
  if (value === undefined) return true;
  return isRecord(value) && Object.values(value).every((filter) => Array.isArray(filter) || isRecord(filter));
}

function isSearchResponse(value: unknown): value is SearchResponse {
  if (!isRecord(value)) return false;
  const { facet, content, total_items, keyphrase_used } = value;
  return (
    Array.isArray(facet) &&
    facet.every(isFacet) &&
    Array.isArray(content) &&
    content.every(isRecord) &&
    isCount(total_items) &&
    isTextIfAny(keyphrase_used)
  );
}

function isFacet(value: unknown): value is Facet {
  if (!isRecord(value)) return false;
  const { name, type, value: values } = value;
  return typeof name === 'string' && typeof type === 'string' && Array.isArray(values) && values.every(isFacetValue);
}

function isFacetValue(value: unknown): value is FacetValue {
  if (!isRecord(value)) return false;
  const { text: label, count, children } = value;
  if (typeof label !== 'string' || !isCount(count)) return false;
  return children === undefined || (Array.isArray(children) && children.every(isFacetValue));
}
