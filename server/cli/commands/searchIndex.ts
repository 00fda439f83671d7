import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errors } from '@opensearch-project/opensearch';
import { EnvError, readEnv } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import { feedSettings } from '../../catalogue/feed/feedSettings.ts';
import type { FeedSettings } from '../../catalogue/feed/feedSettings.ts';
import { loadDealers } from '../../catalogue/feed/loadDealers.ts';
import { loadStock } from '../../catalogue/feed/loadStock.ts';
import type { Stock } from '../../catalogue/feed/loadStock.ts';
import { startStockFeed } from '../../catalogue/feed/startStockFeed.ts';
import type { KnownStock } from '../../catalogue/feed/startStockFeed.ts';
import { storedCarIds } from '../../catalogue/moved/storedCarIds.ts';
import { indexStock } from '../../catalogue/opensearch/indexing/indexStock.ts';
import { failureReason, openSearchClient } from '../../catalogue/opensearch/openSearchClient.ts';
import { storedStockApprovals } from '../../catalogue/storedStockApprovals.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { createLogger } from '../../http/logging/createLogger.ts';
import type { Storage } from '../../storage/Storage.ts';
import { openStorage } from '../../storage/openStorage.ts';
import type { CliCommand } from '../CliCommand.ts';

class SearchIndexUsageError extends Error {
  override readonly name = 'SearchIndexUsageError';
}

const usage = `Search index: fills OpenSearch (SEARCH_URL) with the stock.

  npm run search:index
      Reads STOCK_FEED and the dealers, rebuilds the indexes of all sites and takes them into use.
  npm run search:index -- --watch
      Keeps running, and rebuilds them whenever the feed changes.

  See docs/large-stock.md.
`;

/** Fills OpenSearch with the stock: docs/large-stock.md. */
export const searchIndexCommand: CliCommand = {
  usage,
  usageError: SearchIndexUsageError,
  run: async (words, { root }) => {
    const watches = readArguments(words);
    const env = readEnv();
    if (!env.SEARCH_URL) {
      const text = 'SEARCH_URL is not set; set it to the address of OpenSearch.';
      throw new EnvError([{ variable: 'SEARCH_URL', text }]);
    }
    await buildIndexes(env, root, watches).catch((error: unknown) => {
      throw new OperatorError(`The search index was not built. ${failureText(error)}`, { cause: error });
    });
  },
};

function readArguments(words: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...words], options: { watch: { type: 'boolean' } } }).values.watch ?? false;
  } catch (error) {
    throw new SearchIndexUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Loggable reason of a failure; only the kind for the engine's, whose responses may quote the request. */
function failureText(error: unknown): string {
  const isEngines = !(error instanceof Error) || error instanceof errors.OpenSearchClientError;
  return isEngines ? failureReason(error) : error.message;
}

async function buildIndexes(env: Env, root: string, watches: boolean): Promise<void> {
  const group = servedGroup(env, root);
  const { stock } = group;
  if (!stock) throw new OperatorError('There is no stock feed: name it in group.yaml, see docs/feeds.md.');
  const logger = createLogger(env.LOG_LEVEL);
  const feed = await feedSettings({ ...group, stock, vocabulary: loadVocabulary(group.languages, root) });
  const client = openSearchClient({
    url: env.SEARCH_URL,
    username: env.SEARCH_USERNAME,
    password: env.SEARCH_PASSWORD,
  });
  const storage = await openStorage({
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(root, env.DATA_DIR),
    logger,
    canBeLate: true,
  });
  const carIds = await storedCarIds({ storage, clock: realClock, logger });
  const readIndexes = indexReader({ client, env, group, feed, logger });
  const read: ReadStock = async (known, signal) => {
    const stock = await readIndexes(known, signal, carIds.hashKey() ?? undefined);
    if (stock) await carIds.record(stock.identities);
    return stock;
  };
  try {
    if (watches) await followFeed(read, { env, feed, logger, storage });
    else await read(null, new AbortController().signal);
  } finally {
    await storage.close();
    await client.close();
  }
}

type ReadStock = (known: KnownStock | null, signal: AbortSignal) => Promise<Stock | null>;

interface IndexParts {
  client: ReturnType<typeof openSearchClient>;
  env: Env;
  group: Group;
  feed: FeedSettings;
  logger: Logger;
}

/** Builds all indexes; the stock has identities with a key for them. */
function indexReader({ client, env, group, feed, logger }: IndexParts) {
  return (known: KnownStock | null, signal: AbortSignal, idHashKey: string | undefined): Promise<Stock | null> =>
    indexStock({
      client,
      stockSites: stockSitesOf(group.sites),
      locales: new Map([...feed.sites].map(([site, { locale }]) => [site, locale])),
      factFacets: new Map([...feed.sites].map(([site, { factFacets = [] }]) => [site, factFacets])),
      logger,
      shards: env.SEARCH_SHARDS,
      readDealers: () =>
        loadDealers(group.dealersFeed, {
          fetch,
          postcodes: new Map(group.sites.map(({ name, postcodes }) => [name, postcodes])),
        }),
      readCars: (take) =>
        loadStock({
          ...feed,
          idHashKey,
          ...(known
            ? {
                knownVersion: known.version,
                soldSince: known.soldSince,
                guard: { running: known.carsOfSite, minShare: env.STOCK_MIN_SHARE, accepted: known.accepted },
              }
            : {}),
          fetch,
          authorization: env.STOCK_FEED_AUTHORIZATION,
          hostKey: env.STOCK_FEED_HOST_KEY || undefined,
          maxBytes: env.STOCK_MAX_BYTES,
          logger,
          take: (site, car) => {
            signal.throwIfAborted();
            return take(site, car);
          },
        }),
    });
}

/** Indexes the feed whenever it changes, until a signal stops the process. */
async function followFeed(
  read: ReadStock,
  { env, feed, logger, storage }: Pick<IndexParts, 'env' | 'feed' | 'logger'> & { storage: Storage },
): Promise<void> {
  const running = await startStockFeed({
    source: feed.source,
    feed: feed.mapping.name,
    logger,
    read,
    intervalMinutes: env.STOCK_INTERVAL_MINUTES,
    isRequired: true,
    approvals: storedStockApprovals(storage, realClock),
  });
  await new Promise<void>((stopped) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped());
  });
  await running.stop();
}
