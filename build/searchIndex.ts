/**
 * Fills OpenSearch with the stock (npm run search:index): reads STOCK_FEED and the dealers, builds the indexes of all
 * sites anew and takes them into use. With --watch it goes on: whenever the feed changes. See docs/large-stock.md.
 */
import { resolve } from 'node:path';
import { errors } from '@opensearch-project/opensearch';
import fetch from 'node-fetch';
import { EnvError, readEnv } from '../config/env.ts';
import { servedGroup } from '../config/group/servedGroup.ts';
import { feedSettings } from '../server/catalogue/feed/feedSettings.ts';
import { loadDealers } from '../server/catalogue/feed/loadDealers.ts';
import { loadStock } from '../server/catalogue/feed/loadStock.ts';
import type { Stock } from '../server/catalogue/feed/loadStock.ts';
import { startStockFeed } from '../server/catalogue/feed/startStockFeed.ts';
import type { KnownStock } from '../server/catalogue/feed/startStockFeed.ts';
import { indexStock } from '../server/catalogue/opensearch/indexStock.ts';
import { failureReason, openSearchClient } from '../server/catalogue/opensearch/openSearchClient.ts';
import { storedStockApprovals } from '../server/catalogue/storedStockApprovals.ts';
import { createLogger } from '../server/http/createLogger.ts';
import { openStorage } from '../server/storage/openStorage.ts';
import { stockSitesOf } from '../shared/catalogue/stockSitesOf.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { OperatorError } from '../shared/kit/OperatorError.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const { SEARCH_URL: url, SEARCH_USERNAME: username, SEARCH_PASSWORD: password } = env;
  if (!url)
    throw new EnvError([
      { variable: 'SEARCH_URL', text: 'SEARCH_URL is missing; expected the address of OpenSearch.' },
    ]);
  const logger = createLogger(env.LOG_LEVEL);
  const root = process.cwd();
  const group = servedGroup(env);
  const { stock, sites } = group;
  if (!stock) throw new OperatorError('There is no feed of cars: name it in group.yaml, see docs/feeds.md.');
  const intervalMinutes = env.STOCK_INTERVAL_MINUTES;
  const minShare = env.STOCK_MIN_SHARE;
  const feed = await feedSettings({ ...group, stock, vocabularyFolder: resolve(root, 'config/vocabularies') });
  const client = openSearchClient({ url, username, password });

  const read = (known: KnownStock | null, signal: AbortSignal): Promise<Stock | null> =>
    indexStock({
      client,
      stockSites: stockSitesOf(sites),
      logger,
      shards: env.SEARCH_SHARDS,
      readDealers: () => loadDealers(group.dealersFile),
      readCars: (take) =>
        loadStock({
          ...feed,
          ...(known
            ? {
                knownVersion: known.version,
                soldSince: known.soldSince,
                guard: { running: known.carsOfSite, minShare, accepted: known.accepted },
              }
            : {}),
          fetch,
          logger,
          take: (site, car) => {
            signal.throwIfAborted();
            return take(site, car);
          },
        }),
    });

  try {
    if (process.argv.includes('--watch')) {
      const storage = await openStorage({
        databaseUrl: env.DATABASE_URL,
        dataDir: resolve(root, env.DATA_DIR),
        logger,
      });
      const running = await startStockFeed({
        source: feed.source,
        feed: feed.mapping.name,
        logger,
        read,
        intervalMinutes,
        approvals: storedStockApprovals(storage, realClock),
      });
      await new Promise<void>((stopped) => {
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped());
      });
      await running.stop();
      await storage.close();
    } else {
      await read(null, new AbortController().signal);
    }
  } finally {
    await client.close();
  }
}

main().catch((error: unknown) => {
  // what the engine answers may quote what was sent, so only the kind of its failures is told
  const isEngines = !(error instanceof Error) || error instanceof errors.OpenSearchClientError;
  process.stderr.write(`The search index was not built. ${isEngines ? failureReason(error) : error.message}\n`);
  process.exitCode = 1;
});
