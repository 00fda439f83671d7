import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errors } from '@opensearch-project/opensearch';
import { EnvError, environmentFeedAuthorization, readEnv } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import { siteSearch } from '../../catalogue/embedded/SiteSearch.ts';
import { FeedsReader } from '../../catalogue/feed/FeedsReader.ts';
import type { FeedsReaderOptions, UnloggedReading } from '../../catalogue/feed/FeedsReader.ts';
import type { DealersBySite } from '../../catalogue/feed/loadDealers.ts';
import type { Stock } from '../../catalogue/feed/loadStock.ts';
import { openGroupDealers } from '../../composition/composeCatalogue.ts';
import { readFeeds } from '../../catalogue/feed/readFeeds.ts';
import { openFeedCopies } from '../../catalogue/feed/source/openFeedCopies.ts';
import { prepareFeedCopies } from '../../catalogue/feed/source/prepareFeedCopies.ts';
import { startStockFeed } from '../../catalogue/feed/startStockFeed.ts';
import type { StockFeed } from '../../catalogue/feed/startStockFeed.ts';
import { stockFeedSettings } from '../../catalogue/feed/stockFeedSettings.ts';
import type { StockFeedSettings } from '../../catalogue/feed/stockFeedSettings.ts';
import type { CarIds } from '../../catalogue/moved/CarIds.ts';
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
      Reads the stock feeds and the dealers, rebuilds the indexes of all sites and takes them into use.
  npm run search:index -- --watch
      Keeps running, and rebuilds them whenever a feed changes.

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
  if (group.stock.length === 0) {
    throw new OperatorError('There is no stock feed: name it in group.yaml, see docs/feeds.md.');
  }
  const logger = createLogger(env.LOG_LEVEL);
  const feeds = await stockFeedSettings(
    { ...group, vocabulary: loadVocabulary(group.languages, root) },
    env,
    environmentFeedAuthorization,
  );
  const copies = await openFeedCopies(
    await prepareFeedCopies(
      resolve(root, env.DATA_DIR),
      feeds.map(({ source }) => source),
      logger,
    ),
    feeds.length > 1,
  );
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
  const reader = new FeedsReader({
    feeds: feeds.map((settings, at) => {
      return { settings: { ...settings, fetch }, copy: feeds.length > 1 ? (copies.files[at] ?? null) : null };
    }),
    index: indexInto({ client, env, root, group, feeds, logger }, carIds),
    minShare: env.STOCK_MIN_SHARE,
    overlay: null,
    logger,
  });
  try {
    if (watches) await followFeeds(reader, { feeds, logger, storage });
    else await buildOnce(reader, feeds);
  } finally {
    await copies.close();
    await storage.close();
    await client.close();
  }
}

/** @throws the failure of a feed when no feed could be read */
async function buildOnce(reader: FeedsReader, feeds: readonly StockFeedSettings[]): Promise<void> {
  const { signal } = new AbortController();
  const results = await Promise.allSettled(feeds.map((_feed, at) => reader.reader(at)(null, signal)));
  const [failure] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (results.every(({ status }) => status === 'rejected')) throw failure;
}

interface IndexParts {
  client: ReturnType<typeof openSearchClient>;
  env: Env;
  root: string;
  group: Group;
  feeds: readonly StockFeedSettings[];
  logger: Logger;
}

/** Returns the reading that rebuilds the indexes of all sites and records the ids of their cars. */
function indexInto(parts: IndexParts, carIds: CarIds): FeedsReaderOptions['index'] {
  return async (readings, signal) => {
    const idHashKey = carIds.hashKey() ?? undefined;
    const keyed = readings.map((reading) => ({ ...reading, idHashKey }));
    const stocks = await rebuildIndexes(keyed, signal, parts);
    if (stocks) await carIds.record(stocks.flatMap(({ identities }) => identities));
    return stocks;
  };
}

function rebuildIndexes(
  readings: readonly UnloggedReading[],
  signal: AbortSignal,
  parts: IndexParts,
): Promise<Stock[] | null> {
  const { client, env, group, logger } = parts;
  return indexStock({
    client,
    stockSites: stockSitesOf(group.sites),
    searches: new Map(group.sites.map((site) => [site.name, siteSearch(site)])),
    logger,
    shards: env.SEARCH_SHARDS,
    readDealers: () => readDealers(parts),
    readCars: (take) =>
      readFeeds(
        readings.map((reading) => ({ ...reading, logger })),
        (site, car) => {
          signal.throwIfAborted();
          return take(site, car);
        },
      ),
  });
}

/** Reads the dealers once: those of their feed, else of its last good copy, else none. */
async function readDealers(parts: IndexParts): Promise<DealersBySite> {
  const dealers = await openGroupDealers(parts);
  await dealers.stop();
  return dealers.bySite();
}

/** Indexes the feeds whenever one changes, until a signal stops the process. */
async function followFeeds(
  reader: FeedsReader,
  { feeds, logger, storage }: Pick<IndexParts, 'feeds' | 'logger'> & { storage: Storage },
): Promise<void> {
  const running: StockFeed[] = [];
  for (const [at, { source, mapping, intervalMinutes }] of feeds.entries()) {
    const feed = await startStockFeed({
      source,
      feed: mapping.name,
      logger,
      read: reader.reader(at),
      intervalMinutes,
      isRequired: feeds.length === 1,
      approvals: storedStockApprovals(storage, realClock),
    });
    running.push(feed);
  }
  await new Promise<void>((stopped) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped());
  });
  await Promise.all(running.map((feed) => feed.stop()));
}
