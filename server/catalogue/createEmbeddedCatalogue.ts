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
import type { SiteSearch } from './embedded/SiteSearch.ts';
import type { StockState } from './feed/FeedState.ts';
import { FeedsReader } from './feed/FeedsReader.ts';
import type { FeedsReaderOptions, UnloggedReading } from './feed/FeedsReader.ts';
import type { Dealers } from './feed/openDealers.ts';
import { openFeedCopies } from './feed/source/openFeedCopies.ts';
import type { StockFeed, StockFeedOptions } from './feed/startStockFeed.ts';
import { startStockFeed } from './feed/startStockFeed.ts';
import { stockState } from './feed/stockState.ts';
import type { CarIds } from './moved/CarIds.ts';
import { createIdRecorder } from './moved/createIdRecorder.ts';
import type { IdRecorder } from './moved/createIdRecorder.ts';
import { createFeedThread } from './createFeedThread.ts';
import type { FeedThread } from './createFeedThread.ts';
import { indexFeeds } from './indexFeeds.ts';
import type { IndexBuilders, TakeIndex } from './indexFeeds.ts';
import { createChangeOverlay } from './push/createChangeOverlay.ts';
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

/** A feed of the stock, with the options of its reading. */
export interface EmbeddedFeed extends UnloggedReading, Pick<StockFeedOptions, 'intervalMinutes'> {
  /** File for the last good feed. It outlives this process: a later one starts from it if the feed cannot be read. */
  lastGood?: string;
}

export interface EmbeddedStock extends Pick<
  StockFeedOptions,
  'after' | 'settleMs' | 'pollMs' | 'approvals' | 'approvalPollMs'
> {
  /** In their order of precedence. */
  feeds: readonly EmbeddedFeed[];
  /** Minimum size of a site's new stock as a share of the running one; 0.5 by default. A smaller stock is refused. */
  minShare?: number;
  /** Pushed changes, which override the feeds. */
  changes?: StockChanges;
  /** Records the ids of the cars in service. */
  carIds?: Pick<CarIds, 'hashKey' | 'record'>;
}

export interface EmbeddedCatalogueOptions {
  /** null for a group that sells no cars. */
  stock: EmbeddedStock | null;
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
  stockState(): StockState | null;
  /** Reads the feeds now; resolves to true when a new stock went into service. */
  reload(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Catalogue in this process: an index per site over the stock feeds and one over the dealers.
 * A new stock is read and indexed in another thread while the current one serves, then swapped in site by site. If the
 * first reading of a feed fails, its last good copy serves; without any, searches for cars report an error until a feed can
 * be read.
 */
export async function createEmbeddedCatalogue(options: EmbeddedCatalogueOptions): Promise<EmbeddedCatalogue> {
  const { stock } = options;
  const cars = new IndexHolder<Car>();
  const dealers = new IndexHolder<Dealer>();
  const awaited = new Set(stock ? options.stockSites.map((site) => indexFor(site, 'vehicles')) : []);
  const running = await (stock && startFeeds(stock, cars, options));
  indexDealers(dealers, { ...options, localeOf: (site) => searchIn(stock?.feeds ?? [], site)?.locale });
  return {
    gateway: createEmbeddedCatalogueGateway({ cars, dealers, endings: options.endings ?? [], awaited }),
    listing: createEmbeddedStockListing(cars, awaited),
    push: running?.push ?? null,
    stockState: () => running?.state() ?? null,
    reload: async () => (await running?.reload()) ?? false,
    stop: async () => running?.stop(),
  };
}

function searchIn(feeds: readonly EmbeddedFeed[], site: string): SiteSearch | undefined {
  const display = feeds.map(({ sites }) => sites?.get(site)).find((one) => one !== undefined);
  return display?.search ?? (display && { locale: display.locale });
}

/** Feeds with automatic updates; `push` is null where nothing is pushed. */
interface RunningFeeds extends Pick<StockFeed, 'reload' | 'stop'> {
  state(): StockState | null;
  push: StockPush | null;
}

/** Reads the feeds into `cars`, now and on every change. */
async function startFeeds(
  { feeds, approvals, minShare = 0.5, changes, carIds, ...following }: EmbeddedStock,
  cars: IndexHolder<Car>,
  options: EmbeddedCatalogueOptions,
): Promise<RunningFeeds> {
  const { workerFile, logger } = options;
  const overlay = changes ? createChangeOverlay(changes) : null;
  const thread = workerFile === undefined ? null : createFeedThread(workerFile, logger);
  const ids = createIdRecorder(carIds, (site) => options.onChange?.(site));
  const copies = await openFeedCopies(
    feeds.map(({ lastGood }) => lastGood ?? null),
    overlay !== null || feeds.length > 1,
  );
  const reader = new FeedsReader({
    feeds: feeds.map(({ lastGood: _lastGood, intervalMinutes: _interval, ...settings }, at) => {
      return { settings, copy: copies.files[at] ?? null };
    }),
    index: indexInto(cars, { feeds, thread, ids }, options),
    minShare,
    overlay,
    onChanges: (pushed) => withdrawDeleted(pushed, cars, options),
    logger,
  });
  const running: StockFeed[] = [];
  for (const [at, { source, mapping, intervalMinutes }] of feeds.entries()) {
    const timing = { intervalMinutes, ...following };
    const own = { source, feed: mapping.name, logger, read: reader.reader(at), ...timing };
    running.push(await startStockFeed({ ...own, ...(approvals && { approvals }) }));
  }
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((feed) => feed.stop()));
    thread?.stop();
    await ids.settled();
    await copies.close();
  };
  const state = (): StockState | null =>
    stockState(running.map((feed, at) => ({ feed: feeds[at]?.mapping.name ?? '', ...feed.state() })));
  const reload = async (): Promise<boolean> => {
    let hasChanged = false;
    for (const feed of running) hasChanged = (await feed.reload()) || hasChanged;
    return hasChanged;
  };
  const [first] = feeds;
  if (!changes || !overlay || !first) return { state, reload, stop, push: null };
  const follower = followStockChanges({
    version: () => changes.version(),
    served: overlay.served,
    // a reading of any feed applies the changes to all
    reload: async () => (running.find((feed) => feed.state().state !== 'missing') ?? running[0])?.reload(),
    after: following.after,
    logger,
  });
  return {
    state,
    reload,
    push: createStockPush({ settings: first, changes, onTaken: follower.nudge }),
    async stop() {
      follower.stop();
      await stop();
    },
  };
}

/** Returns the reading that puts the indexes of all sites into service. */
function indexInto(
  cars: IndexHolder<Car>,
  { feeds, thread, ids }: { feeds: readonly EmbeddedFeed[]; thread: FeedThread | null; ids: IdRecorder },
  { stockSites, workerFile, logger, onChange }: EmbeddedCatalogueOptions,
): FeedsReaderOptions['index'] {
  const builders: IndexBuilders = new Map();
  const indexedSites = new Map(stockSites.map((site) => [site, searchIn(feeds, site)]));
  return async (readings, signal, { isFirst, isForChanges }) => {
    const idHashKey = ids.nextKey(isForChanges);
    const read = readings.map((reading) => ({ ...reading, idHashKey }));
    const started = performance.now();
    let maxSwapMs = 0;
    const takeIndex: TakeIndex = (site, data) => {
      const taken = performance.now();
      cars.replace(
        indexFor(site, 'vehicles'),
        attachStockIndex(data, vehicleIndexSchemaOf(indexedSites.get(site)), logger),
      );
      onChange?.(site);
      maxSwapMs = Math.max(maxSwapMs, performance.now() - taken);
    };
    const stocks = await (thread
      ? thread.read({ feeds: read.map(withoutFunctions), indexedSites, isFirst }, signal, takeIndex)
      : indexFeeds(
          read.map((reading) => ({ ...reading, logger })),
          indexedSites,
          takeIndex,
          builders,
        ));
    if (stocks !== null) {
      logger.info('catalogue.indexed', {
        cars: stocks.reduce((sum, { report }) => sum + report.served, 0),
        inThreadOfItsOwn: workerFile !== undefined,
        milliseconds: Math.round(performance.now() - started),
        maxSwapDurationMs: Math.round(maxSwapMs * 10) / 10,
      });
      ids.record(stocks.flatMap(({ identities }) => identities));
    }
    return stocks;
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

/** A reading as it can be posted to a worker: messages cannot carry functions. */
function withoutFunctions(reading: UnloggedReading): UnloggedReading {
  return Object.fromEntries(
    Object.entries(reading).filter(([, value]) => value !== undefined && typeof value !== 'function'),
  ) as unknown as UnloggedReading;
}
