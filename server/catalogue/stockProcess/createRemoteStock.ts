import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createHttpClient } from '../../upstream/createHttpClient.ts';
import { UpstreamError } from '../../upstream/upstreamErrors.ts';
import {
  listedPageSchema,
  listingStateSchema,
  maxListedVehicles,
  searchResponseSchema,
  stockVersionsSchema,
} from './stockWire.ts';
import type { ListingState, StockVersions } from './stockWire.ts';

export interface RemoteStockOptions {
  /** Socket of the stock process. */
  socketPath: string;
  /** Sites with an index of cars. */
  stockSites: readonly string[];
  logger: Logger;
  /** Called with a site whose stock was replaced, and for every site when another stock process is seen. */
  onChange: (site: string) => void;
  /** Timeout of one attempt. */
  timeoutMs?: number;
}

/** The stock of the machine's stock process. */
export interface RemoteStock {
  searchCars: CatalogueBackend['searchCars'];
  listing: StockListing;
  /** Tells the stock process of stored changes; it also finds them without. */
  reportPush(): void;
  stop(): Promise<void>;
}

/** Any host: the connection is a socket. */
const origin = 'http://stock';
/** Time in ms that a call for the next version may take: longer than the stock process waits for a change. */
const versionTimeoutMs = 20_000;
/** Delays in ms between calls for the next version that fail, doubled with each. */
const firstRetryMs = 100;
const maxRetryMs = 1000;
const megabytes = 1024 * 1024;

/**
 * Searches in the stock process of this machine, over its socket.
 * A failure (no connection, timeout, another form, open circuit) is logged without the search and returned as the empty
 * result with `error: true`, until the process is back: a suspended circuit is probed every half second.
 */
export function createRemoteStock(options: RemoteStockOptions): RemoteStock {
  const { socketPath, stockSites, logger, onChange, timeoutMs = 3000 } = options;
  const client = createHttpClient({
    name: 'stock',
    socketPath,
    timeoutMs,
    retries: 1,
    logger,
    maxAnswerBytes: 16 * megabytes,
    breaker: { failures: 5, openMs: 500 },
  });
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;

  /** Waits for a state other than that of the tag; null when the stock process does not respond. */
  const nextVersions = async (tag: string): Promise<StockVersions | null> => {
    const url = `${origin}/versions?after=${encodeURIComponent(tag)}`;
    const call = { schema: stockVersionsSchema, kind: 'versions', timeoutMs: versionTimeoutMs };
    try {
      return await client.getJson(url, call);
    } catch (error) {
      if (error instanceof UpstreamError) return null;
      throw error;
    }
  };

  const followVersions = async (): Promise<void> => {
    const known = new Map<string, string>();
    let tag = '';
    let retryMs = firstRetryMs;
    while (!isStopped()) {
      const state = await nextVersions(tag);
      if (!state) {
        await wait(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
        retryMs = Math.min(maxRetryMs, retryMs * 2);
        continue;
      }
      tag = state.tag;
      retryMs = firstRetryMs;
      for (const [site, version] of Object.entries(state.sites)) {
        if (known.get(site) === version) continue;
        known.set(site, version);
        onChange(site);
      }
    }
  };
  const following = followVersions();

  const listingState = async (site: string): Promise<ListingState> => {
    if (!stockSites.includes(site)) return { version: '0', count: 0 };
    const url = `${origin}/listing?site=${encodeURIComponent(site)}`;
    return client.getJson(url, { schema: listingStateSchema, kind: 'listing' });
  };

  return {
    searchCars: async (request) => {
      const { index } = request;
      if (!stockSites.some((site) => indexFor(site, 'vehicles') === index)) throw new UnknownIndexError(index);
      try {
        return await client.postJson(`${origin}/search`, request, { schema: searchResponseSchema, retryable: true });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        logger.error('catalogue.searchFailed', { index, reason: error.message });
        return { facet: [], content: [], total_items: 0, error: true };
      }
    },
    listing: {
      version: async (site) => (await listingState(site)).version,
      count: async (site) => (await listingState(site)).count,
      async *vehicles(site, from, to) {
        const { version, count } = await listingState(site);
        const end = Math.min(to, count);
        for (let at = from; at < end; at += maxListedVehicles) {
          const query = new URLSearchParams({
            site,
            from: String(at),
            to: String(Math.min(end, at + maxListedVehicles)),
          });
          const url = `${origin}/listing/vehicles?${query.toString()}`;
          const page = await client.getJson(url, { schema: listedPageSchema, kind: 'listing' });
          if (page.version !== version) throw new Error(`The stock of "${site}" changed while its cars were listed.`);
          yield page.vehicles;
        }
      },
    },
    reportPush: () => {
      // logged by the client; the stock process looks for changes every two seconds
      client.postForStatus(`${origin}/pushed`, {}, {}).catch(() => undefined);
    },
    stop: async () => {
      stopping.abort();
      client.close();
      await following;
    },
  };
}
