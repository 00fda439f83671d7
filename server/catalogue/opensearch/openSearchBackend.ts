import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { IndexKind } from '../../../shared/catalogue/indexFor.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { staleWhileRevalidateCache } from '../../upstream/staleWhileRevalidateCache.ts';
import { searchKey } from '../searchKey.ts';
import { dealerIndexSchema } from '../embedded/dealerIndexSchema.ts';
import type { IndexSchema } from '../embedded/IndexSchema.ts';
import type { SiteSearch } from '../embedded/SiteSearch.ts';
import { vehicleIndexSchemaOf } from '../embedded/vehicleIndexSchema.ts';
import { createEditions } from './editions.ts';
import { openSearchCalls, EngineRestingError, IndexFormError, IndexMissingError } from './openSearchCalls.ts';
import { failureReason, openSearchClient, retries, searchTimeoutMs } from './openSearchClient.ts';
import type { OpenSearchAddress } from './openSearchClient.ts';
import { openSearchListing } from './openSearchListing.ts';
import { searchEdition } from './searchEdition.ts';
import { errors } from '@opensearch-project/opensearch';
import { SearchAnswerError } from './responses/checked.ts';

const failures = [
  errors.OpenSearchClientError,
  SearchAnswerError,
  IndexMissingError,
  IndexFormError,
  EngineRestingError,
] as const;

/** True for a failure of the engine or its index; any other error is a bug of the website. */
function isSearchFailure(error: unknown): boolean {
  return failures.some((kind) => error instanceof kind);
}

export interface OpenSearchOptions extends OpenSearchAddress {
  /** Sites with an index of cars and one of dealers. */
  stockSites: readonly string[];
  /** Search settings by site. */
  searches?: ReadonlyMap<string, SiteSearch>;
  /** Endings of words in free text: see wordEndings(). */
  endings?: readonly string[];
  logger: Logger;
  /** Timeout of one attempt; 3 s by default. */
  timeoutMs?: number;
  /** Milliseconds; measures the age of responses and the time that the circuit stays open. */
  clock?: () => number;
  /** Called with a site whose index was replaced, at most half a minute later. */
  onChange?: (site: string) => void;
}

export interface OpenSearchBackend {
  gateway: CatalogueBackend;
  listing: StockListing;
  /** Closes the connections. */
  stop(): Promise<void>;
}

const kinds: readonly IndexKind[] = ['vehicles', 'sites'];

const minute = 60_000;
const megabytes = 1024 * 1024;

/**
 * Search in OpenSearch, over the indexes of indexStock.ts.
 * Responses are cached for a minute, at most 2,000 of them and 64 MB; equal concurrent searches cost one. A failure (no
 * connection, timeout, an index that is missing or was built by another version, a response of another form) is logged
 * without the search, returned as the empty result with `error: true`, and not cached. Any other error is a bug, and rejects.
 */
export function createOpenSearchBackend(options: OpenSearchOptions): OpenSearchBackend {
  const { stockSites, searches, endings = [], logger, timeoutMs = searchTimeoutMs, clock = monotonicMs } = options;
  const client = openSearchClient(options, timeoutMs);
  const calls = openSearchCalls({ client, logger, clock, deadlineMs: timeoutMs * (retries + 1) });
  const cache = staleWhileRevalidateCache({
    logger,
    room: 'catalogue',
    patienceMs: 0,
    shelves: { searches: { answers: 2000, bytes: 64 * megabytes } },
    clock,
  });

  const editions = createEditions(calls, logger, clock, (alias) => {
    cache.clear();
    const site = stockSites.find((name) => kinds.some((kind) => indexFor(name, kind) === alias));
    if (site !== undefined) options.onChange?.(site);
  });
  const looking = setInterval(() => void editions.look(), minute / 2).unref();

  const carSchemaOf = (site: string): IndexSchema<Car> => vehicleIndexSchemaOf(searches?.get(site));
  const dealerSchemaOf = (site: string): IndexSchema<Dealer> => ({
    ...dealerIndexSchema,
    locale: searches?.get(site)?.locale,
  });
  const search = async <T extends object>(
    kind: IndexKind,
    request: SearchRequest,
    schemaOf: (site: string) => IndexSchema<T>,
  ): Promise<SearchResponse<Partial<T>>> => {
    const { index } = request;
    const site = stockSites.find((name) => indexFor(name, kind) === index);
    if (site === undefined) throw new UnknownIndexError(index);
    const schema = schemaOf(site);
    try {
      return await cache.get({
        key: ['search', searchKey(request)],
        freshness: { freshMs: minute, staleMs: minute, lastMs: minute },
        ask: () =>
          editions.use(index, schema, (edition) => searchEdition(request, edition, { schema, calls, endings })),
        facts: { index },
        shelfOf: () => 'searches',
      });
    } catch (error) {
      if (!isSearchFailure(error)) throw error;
      logger.error('catalogue.searchFailed', { index, reason: failureReason(error) });
      return { facet: [], content: [], total_items: 0, error: true };
    }
  };

  return {
    gateway: {
      searchCars: (request) => search('vehicles', request, carSchemaOf),
      searchDealers: (request) => search('sites', request, dealerSchemaOf),
    },
    listing: openSearchListing(editions, calls, stockSites, carSchemaOf),
    stop: () => {
      clearInterval(looking);
      return client.close();
    },
  };
}
