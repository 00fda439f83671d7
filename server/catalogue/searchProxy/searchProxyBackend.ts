import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { IndexKind } from '../../../shared/catalogue/indexFor.ts';
import type { SearchRequest, SearchResponse, FacetRequest, Filters } from '../../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { staleWhileRevalidateCache } from '../../upstream/staleWhileRevalidateCache.ts';
import { UpstreamError } from '../../upstream/upstreamErrors.ts';
import { createHttpClient } from '../../upstream/createHttpClient.ts';
import { readCar } from './carReader.ts';
import { readDealer } from './dealerReader.ts';
import { searchAnswerSchema, searchResponse } from './searchAnswer.ts';
import type { WireDocument } from './searchAnswer.ts';
import { translateRules } from './translateRules.ts';

/**
 * Creates the body of a search: the documented keys in this order, and no others.
 * Fields are copied one by one, so that no other data of the caller is sent. Filters are sorted: equal searches yield
 * equal texts, which are the cache keys.
 */
function searchBody(request: SearchRequest): SearchRequest {
  const { index, keyphrase, limit, offset, sort_name } = request;
  return {
    index,
    fields: request.fields,
    keyphrase,
    facets: request.facets.map(facetBody),
    limit,
    offset,
    sort_name,
    filters: inOrder(request.filters),
  };
}

function facetBody({ name, child_name, sort_order, filters }: FacetRequest): FacetRequest {
  return {
    name,
    ...(child_name === undefined ? {} : { child_name }),
    ...(sort_order === undefined ? {} : { sort_order }),
    ...(filters === undefined ? {} : { filters: inOrder(filters) }),
  };
}

function inOrder(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface SearchProxyOptions {
  /** URL that searches are posted to. */
  endpoint: string;
  /** Never sent to the browser; "" sends none. */
  apiKey: string;
  apiKeyHeader?: string;
  /** Sites with an index of cars and one of dealers. */
  stockSites: readonly string[];
  logger: Logger;
  /** Timeout of one attempt. */
  timeoutMs?: number;
  /** Milliseconds; measures the age of responses and the time that the circuit stays open. */
  clock?: () => number;
}

type ReadDocument<T> = (document: WireDocument, onOdd: (field: string) => void) => T;

const seconds = 1000;
/** Maximum age of a cached response. */
const freshMs = 60 * seconds;
/** Maximum age of a response while the proxy fails: an older one may show too many sold cars. */
const lastMs = 10 * 60 * seconds;
/** With an older response available, a visitor waits this long for a new one. */
const patienceMs = seconds;
const megabytes = 1024 * 1024;

/**
 * Search through the group's search proxy: a POST with an API key.
 * Responses are cached for a minute, at most 2,000 of them and 64 MB; equal concurrent searches cost one call. After a
 * failure (no connection, timeout, a status other than 200, a response of another form, an open circuit) or a second
 * without a response, the previous one is used, up to ten minutes old. Without one, the failure is logged without the
 * search and returned as the empty result with `error: true`. Any other error is a bug, and rejects.
 */
export function createSearchProxyBackend(options: SearchProxyOptions): CatalogueBackend {
  const { endpoint, apiKey, apiKeyHeader = 'x-api-key', stockSites, logger } = options;
  const { timeoutMs = 3 * seconds, clock = monotonicMs } = options;
  const client = createHttpClient({
    name: 'search',
    timeoutMs,
    retries: 1,
    logger,
    clock,
    maxAnswerBytes: 16 * megabytes,
  });
  const headers: Record<string, string> = apiKey === '' ? {} : { [apiKeyHeader]: apiKey };
  const cache = staleWhileRevalidateCache({
    logger,
    room: 'catalogue',
    patienceMs,
    shelves: { searches: { answers: 2000, bytes: 64 * megabytes } },
    clock,
  });

  const ask = async <T extends object>(
    kind: IndexKind,
    body: SearchRequest,
    read: ReadDocument<T>,
  ): Promise<SearchResponse<T>> => {
    const options = { headers, schema: searchAnswerSchema, retryable: true, kind };
    const answer = await client.postJson(endpoint, body, options);
    const odd = new Set<string>();
    const response = searchResponse(answer, body, (document) => read(document, (field) => odd.add(field)));
    if (odd.size > 0) logger.warn('catalogue.malformedFields', { index: body.index, fields: [...odd].sort() });
    return response;
  };

  const search = async <T extends object>(
    kind: IndexKind,
    request: SearchRequest,
    read: ReadDocument<T>,
  ): Promise<SearchResponse<T>> => {
    const { index } = request;
    if (!stockSites.some((site) => indexFor(site, kind) === index)) throw new UnknownIndexError(index);
    const body = searchBody(request);
    try {
      return await cache.get({
        key: ['search', JSON.stringify(body)],
        freshness: { freshMs, staleMs: freshMs, lastMs },
        ask: () => ask(kind, body, read),
        facts: { index },
        shelfOf: () => 'searches',
      });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      logger.error('catalogue.searchFailed', { index, reason: error.message });
      return { facet: [], content: [], total_items: 0, error: true };
    }
  };

  return {
    searchCars: translateRules((request) => search('vehicles', request, readCar)),
    searchDealers: (request) => search('sites', dealerRequest(request), readDealer),
  };
}

/** Requests both id and site_id, because a dealer's id is delivered as either. */
function dealerRequest(request: SearchRequest): SearchRequest {
  return request.fields.includes('id') ? { ...request, fields: [...request.fields, 'site_id'] } : request;
}
