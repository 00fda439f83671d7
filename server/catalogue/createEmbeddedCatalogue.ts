import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../shared/catalogue/StockListing.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createEmbeddedCatalogueGateway } from './embedded/embeddedCatalogueGateway.ts';
import { createEmbeddedStockListing } from './embedded/embeddedStockListing.ts';
import { IndexHolder } from './embedded/IndexHolder.ts';
import { attachStockIndex, buildStockIndex } from './embedded/StockIndex.ts';
import { vehicleIndexSchemaOf } from './embedded/vehicleIndexSchema.ts';
import type { Stock } from './feed/loadStock.ts';
import type { Dealers } from './feed/openDealers.ts';
import type { KnownStock, StockFeed, StockFeedOptions } from './feed/startStockFeed.ts';
import { startStockFeed } from './feed/startStockFeed.ts';
import type { FeedState } from './feed/FeedState.ts';
import type { CarIds } from './moved/CarIds.ts';
import { createIdRecorder } from './moved/createIdRecorder.ts';
import { withLastGood } from './feed/withLastGood.ts';
import type { FeedCopySource } from './feed/withLastGood.ts';
import { createFeedThread } from './createFeedThread.ts';
import { indexFeed } from './indexFeed.ts';
import type { IndexFeedOptions, IndexBuilders, TakeIndex } from './indexFeed.ts';
import { openChangeOverlay } from './push/changeOverlay.ts';
import { createStockPush } from './push/createStockPush.ts';
import type { StockPush } from './push/createStockPush.ts';
import { followStockChanges } from './push/followStockChanges.ts';
import type { StockChange, StockChanges } from './push/StockChanges.ts';
import { dealerIndexSchema } from './embedded/dealerIndexSchema.ts';
import type { DealersBySite } from './feed/loadDealers.ts';

interface DealerIndexOptions {
  dealers: Pick<Dealers, 'bySite' | 'onChange'> | null;
  /** Sites with an index; each has one, even without dealers. */
  stockSites: readonly string[];
  localeOf: (site: string) => string | undefined;
  logger: Logger;
  /** Called with every site when new dealers are in service. */
  onChange?: (site: string) => void;
}

/** Indexes the dealers of every site into `holder`, now and on every change. */
function indexDealers(
  holder: IndexHolder<Dealer>,
  { dealers, stockSites, localeOf, logger, onChange }: DealerIndexOptions,
): void {
  const index = (bySite: DealersBySite): void => {
    for (const site of new Set([...stockSites, ...bySite.keys()])) {
      const schema = { ...dealerIndexSchema, locale: localeOf(site) };
      holder.replace(indexFor(site, 'sites'), buildStockIndex(bySite.get(site) ?? [], schema, logger));
    }
  };
  index(dealers?.bySite() ?? new Map());
  dealers?.onChange((bySite) => {
    index(bySite);
    for (const site of new Set([...stockSites, ...bySite.keys()])) onChange?.(site);
  });
}

type EmbeddedFeedOptions = Omit<
  IndexFeedOptions,
  | 'logger'
  | 'knownVersion'
  | 'soldSince'
  | 'guard'
  | 'changes'
  | 'keepCopy'
  | 'keepLastGood'
  | 'shownSource'
  | 'idHashKey'
> &
  Pick<StockFeedOptions, 'intervalMinutes' | 'after' | 'settleMs' | 'pollMs' | 'approvals' | 'approvalPollMs'> & {
    /** Minimum size of a site's new stock as a share of the running one; 0.5 by default. A smaller stock is refused. */
    minShare?: number;
    /** Pushed changes, which override the feed. */
    changes?: StockChanges;
    /** Records the ids of the cars in service. */
    carIds?: Pick<CarIds, 'hashKey' | 'record'>;
    /** File for the last good feed. It outlives this process: a later one starts from it if the feed cannot be read. */
    lastGood?: string;
  };

export interface EmbeddedCatalogueOptions {
  /** null for a group that sells no cars. */
  feed: EmbeddedFeedOptions | null;
  /** null for a group without dealers. */
  dealers: Pick<Dealers, 'bySite' | 'onChange'> | null;
  /** Sites with an index; each has one, even without cars. */
  stockSites: readonly string[];
  /** Endings of words in free text: see wordEndings(). */
  endings?: readonly string[];
  /** The bundled stockWorker.ts. Without it (tests on the sources) the feed is read and indexed in this thread. */
  workerFile?: string;
  logger: Logger;
  /** Called with a site whose stock was replaced, also on the first read. */
  onChange?: (site: string) => void;
}

export interface EmbeddedCatalogue {
  gateway: CatalogueBackend;
  listing: StockListing;
  /** Null without stored changes. */
  push: StockPush | null;
  /** Origin of the stock in service; null without a feed. */
  stockState(): FeedState | null;
  /** Reads the feed now; resolves to true when a new stock went into service. */
  reload(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Catalogue in this process: an index per site over the stock feed and one over the dealers.
 * A new stock is read and indexed in another thread while the current one serves, then swapped in site by site. If the
 * first reading fails, the last good copy serves, or searches for cars report an error until the feed can be read.
 */
export async function createEmbeddedCatalogue(options: EmbeddedCatalogueOptions): Promise<EmbeddedCatalogue> {
  const { feed } = options;
  const cars = new IndexHolder<Car>();
  const dealers = new IndexHolder<Dealer>();
  const awaited = new Set(feed ? options.stockSites.map((site) => indexFor(site, 'vehicles')) : []);
  const running = await (feed && startFeed(feed, cars, options));
  indexDealers(dealers, { ...options, localeOf: (site) => feed?.sites?.get(site)?.locale });
  return {
    gateway: createEmbeddedCatalogueGateway({ cars, dealers, endings: options.endings ?? [], awaited }),
    listing: createEmbeddedStockListing(cars, awaited),
    push: running?.push ?? null,
    stockState: () => running?.state() ?? null,
    reload: async () => (await running?.reload()) ?? false,
    stop: async () => running?.stop(),
  };
}

/** A feed with automatic updates; `push` is null where nothing is pushed. */
type RunningFeed = StockFeed & { push: StockPush | null };

/** Reads the feed into `cars`, now and on every change. */
async function startFeed(
  {
    intervalMinutes,
    after,
    settleMs,
    pollMs,
    approvals,
    approvalPollMs,
    minShare = 0.5,
    changes,
    carIds,
    lastGood,
    ...feed
  }: EmbeddedFeedOptions,
  cars: IndexHolder<Car>,
  options: EmbeddedCatalogueOptions,
): Promise<RunningFeed> {
  const { stockSites, workerFile, logger, onChange } = options;
  const overlay = changes ? await openChangeOverlay(changes, feed.source, lastGood ? { copy: lastGood } : {}) : null;
  const thread = workerFile === undefined ? null : createFeedThread(workerFile, logger);
  const builders: IndexBuilders = new Map();
  const ids = createIdRecorder(carIds, (site) => onChange?.(site));
  const readOnce = async (
    known: KnownStock | null,
    signal: AbortSignal,
    copy?: FeedCopySource,
  ): Promise<Stock | null> => {
    const started = performance.now();
    const pushed = await overlay?.nextReading(known);
    if (pushed?.isForChanges) withdrawDeleted(pushed.options.changes ?? [], cars, options);
    let maxSwapMs = 0;
    const takeIndex: TakeIndex = (site, data) => {
      const taken = performance.now();
      cars.replace(
        indexFor(site, 'vehicles'),
        attachStockIndex(data, vehicleIndexSchemaOf(feed.sites?.get(site)), logger),
      );
      onChange?.(site);
      maxSwapMs = Math.max(maxSwapMs, performance.now() - taken);
    };
    const earlier = known ? sinceKnown(known, minShare, pushed?.isForChanges === true) : {};
    const { keepCopy, ...overlaid } = pushed?.options ?? {};
    const kept = pushed ? (keepCopy ? { keepCopy } : {}) : lastGood ? { keepLastGood: lastGood } : {};
    const idHashKey = ids.nextKey(pushed?.isForChanges === true);
    const reading = { ...feed, ...earlier, ...overlaid, ...(copy ?? kept), idHashKey };
    const stock = await (thread
      ? thread.read(workerTask(reading, stockSites), signal, takeIndex)
      : indexFeed({ ...reading, logger }, stockSites, takeIndex, builders));
    if (stock !== null) {
      logger.info('catalogue.indexed', {
        cars: stock.report.served,
        inThreadOfItsOwn: workerFile !== undefined,
        milliseconds: Math.round(performance.now() - started),
        maxSwapDurationMs: Math.round(maxSwapMs * 10) / 10,
      });
      ids.record(stock.identities);
    }
    return stock && pushed ? pushed.finish(stock) : stock;
  };

  const { source, mapping } = feed;
  const running = await startStockFeed({
    source,
    feed: mapping.name,
    logger,
    read: withLastGood(readOnce, { source, lastGood, feed: mapping.name, logger }),
    intervalMinutes,
    ...(after && { after }),
    ...(settleMs !== undefined && { settleMs }),
    ...(pollMs !== undefined && { pollMs }),
    ...(approvals && { approvals }),
    ...(approvalPollMs !== undefined && { approvalPollMs }),
  });
  const { reload } = running;
  const stopReading = async (): Promise<void> => {
    await running.stop();
    thread?.stop();
    await ids.settled();
  };
  if (!changes || !overlay) return { ...running, stop: stopReading, push: null };
  const { served, close } = overlay;
  const follower = followStockChanges({
    version: () => changes.version(),
    served,
    reload,
    after,
    logger,
  });
  return {
    ...running,
    push: createStockPush({ settings: feed, changes, onTaken: follower.nudge }),
    async stop() {
      follower.stop();
      await stopReading();
      await close();
    },
  };
}

/** Cars whose deletion was pushed leave the running stock at once, before the new one is built. */
function withdrawDeleted(
  pushedChanges: readonly StockChange[],
  cars: IndexHolder<Car>,
  { stockSites, onChange }: Pick<EmbeddedCatalogueOptions, 'stockSites' | 'onChange'>,
): void {
  for (const site of stockSites) {
    const index = cars.get(indexFor(site, 'vehicles'));
    const deletions = pushedChanges.filter((one) => one.kind === 'delete' && (one.site === site || one.site === ''));
    const gone = deletions.filter(({ carId }) => index?.withdraw(carId));
    if (gone.length > 0) onChange?.(site);
  }
}

/** Options of a reading that follows another one. */
function sinceKnown({ version, soldSince, carsOfSite, accepted }: KnownStock, minShare: number, isForChanges: boolean) {
  return {
    ...(isForChanges ? {} : { knownVersion: version }),
    soldSince,
    guard: { running: carsOfSite, minShare, accepted },
  };
}

/** Options of a reading that can be posted to a worker. */
function workerTask({ source, mapping, ...more }: Omit<IndexFeedOptions, 'logger'>, indexedSites: readonly string[]) {
  const { knownVersion, soldSince, guard, sites, pictureSets, vocabulary, timeoutMs, maxBytes } = more;
  const { changes, keepCopy, keepLastGood, shownSource, authorization, hostKey, idHashKey } = more;
  const feed = { source, mapping, sites, pictureSets, vocabulary, timeoutMs, maxBytes };
  const carried = {
    ...feed,
    knownVersion,
    soldSince,
    guard,
    changes,
    keepCopy,
    keepLastGood,
    shownSource,
    authorization,
    hostKey,
    idHashKey,
  };
  const definedFields = Object.fromEntries(Object.entries(carried).filter(([, value]) => value !== undefined));
  return { options: definedFields as Pick<IndexFeedOptions, keyof typeof carried>, indexedSites };
}
