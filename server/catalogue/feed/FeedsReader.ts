import type { Logger } from '../../../shared/kit/Logger.ts';
import type { ChangeOverlay, OverlayReading } from '../push/createChangeOverlay.ts';
import type { StockChange } from '../push/StockChanges.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { Stock } from './loadStock.ts';
import type { FeedReading } from './readFeeds.ts';
import { copyAge } from './source/copyAge.ts';
import { feedSourceName } from './source/feedAddress.ts';
import type { KnownStock, StockFeedOptions } from './startStockFeed.ts';

/** A feed and the file for its copy. */
export interface ReadFeed {
  settings: UnloggedReading;
  /** Null when no copy is kept. */
  copy: string | null;
}

/** Why feeds are read. */
export interface FeedReadingCause {
  /** The first reading of the process, which its start waits for. */
  isFirst: boolean;
  /** The reading for pushed changes alone. */
  isForChanges: boolean;
}

export type UnloggedReading = Omit<FeedReading, 'logger'>;

export interface FeedsReaderOptions {
  /** In their order of precedence. */
  feeds: readonly ReadFeed[];
  /**
   * Reads feeds in order and puts their cars into service together. Null when the one with a known version still has it.
   * @throws FeedRefusedError with the place of the feed; the cars in service stay
   */
  index(readings: readonly UnloggedReading[], signal: AbortSignal, cause: FeedReadingCause): Promise<Stock[] | null>;
  /** Minimum size of a site's new stock as a share of the running one. */
  minShare: number;
  /** Pushed changes; null without. */
  overlay: ChangeOverlay | null;
  /** Called before a reading for pushed changes. */
  onChanges?: (changes: readonly StockChange[]) => void;
  logger: Logger;
}

type Place = 'source' | 'copy';

/** One reading of several feeds. */
interface Plan {
  /** The feed that is due; null at the start, when all are. */
  dueAt: number | null;
  known: KnownStock | null;
  /** Where each feed can be read, in the order in which that is tried; other feeds are left out. */
  places: Map<number, Place[]>;
  pushed: OverlayReading | null;
}

type Results = (Stock | Error | null)[];

/**
 * Reads feeds whose cars are served together.
 * The first reading reads every feed; one that fails is read from its last good copy ("feed.lastGoodServed"), or left out.
 * A later one reads the feed that is due from its source and the others from their copies, so that a broken feed changes
 * nothing for the others.
 */
export class FeedsReader {
  private readonly inService: (Stock | null)[];
  /** Feeds whose result of the first reading was taken. */
  private readonly started = new Set<number>();
  private start: Promise<Results> | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: FeedsReaderOptions) {
    this.inService = options.feeds.map(() => null);
  }

  /** Returns the reader of one feed, by its place. */
  reader(at: number): StockFeedOptions['read'] {
    return async (known, signal) => {
      if (known === null && !this.started.has(at)) {
        this.started.add(at);
        this.start ??= this.readAll(signal);
        const result = (await this.start)[at] ?? null;
        if (result instanceof Error) throw result;
        return result;
      }
      const reading = this.queue.then(() => this.readDue(at, known, signal));
      this.queue = reading.catch(() => undefined);
      return reading;
    };
  }

  private async readAll(signal: AbortSignal): Promise<Results> {
    const { feeds, overlay } = this.options;
    const places = new Map(feeds.map((_feed, at): [number, Place[]] => [at, ['source', 'copy']]));
    const pushed = (await overlay?.nextReading(true)) ?? null;
    return (await this.carryOut({ dueAt: null, known: null, places, pushed }, signal)) ?? [];
  }

  private async readDue(dueAt: number, known: KnownStock | null, signal: AbortSignal): Promise<Stock | null> {
    const { feeds, overlay, onChanges } = this.options;
    const pushed = (await overlay?.nextReading(false)) ?? null;
    const isForChanges = pushed?.isForChanges === true && known !== null;
    if (isForChanges) onChanges?.(pushed.changes);
    const duePlaces: Place[] = isForChanges ? ['copy'] : known ? ['source'] : ['source', 'copy'];
    const places = new Map<number, Place[]>();
    for (const [at, { copy }] of feeds.entries()) {
      if (at === dueAt) places.set(at, duePlaces);
      else if (this.inService[at]) places.set(at, copy === null ? ['source'] : ['copy', 'source']);
    }
    const results = await this.carryOut({ dueAt, known, places, pushed }, signal);
    const stock = results?.[dueAt] ?? null;
    if (stock === null || stock instanceof Error) return null;
    const { version, copyReadAt } = known ?? stock;
    return isForChanges ? { ...stock, version, ...(copyReadAt !== undefined && { copyReadAt }) } : stock;
  }

  /**
   * Reads until every feed of the plan was read at one of its places.
   * Null when nothing has changed. At the start, a feed that can be read nowhere is left out; its result is the failure.
   */
  private async carryOut(plan: Plan, signal: AbortSignal): Promise<Results | null> {
    const results: Results = this.options.feeds.map(() => null);
    const failures = new Map<number, Error>();
    while (plan.places.size > 0) {
      const tried = [...plan.places].sort(([a], [b]) => a - b).map(([at, [place = 'source']]) => ({ at, place }));
      try {
        const readings = tried.map(({ at, place }) => this.readingOf(at, place, plan));
        const stocks = await this.options.index(readings, signal, {
          isFirst: plan.dueAt === null,
          isForChanges: plan.pushed?.isForChanges === true,
        });
        if (!stocks) return null;
        for (const [order, { at, place }] of tried.entries()) {
          const stock = stocks[order] ?? null;
          const failure = isDue(at, plan) && place === 'copy' ? failures.get(at) : undefined;
          const taken = stock && failure ? await this.asCopy(at, stock, failure) : stock;
          results[at] = taken;
          this.inService[at] = taken;
        }
        plan.pushed?.finish();
        return results;
      } catch (error) {
        const failed = failedAt(error, tried);
        if (failed === null || signal.aborted) throw error;
        const failure = failures.get(failed.at) ?? failed.error;
        failures.set(failed.at, failure);
        const left = await this.placesLeft(failed.at, plan);
        if (left.length === 0 && plan.dueAt !== null) throw failure;
        plan.places.delete(failed.at);
        if (left.length > 0) plan.places.set(failed.at, left);
        else results[failed.at] = failure;
      }
    }
    return results;
  }

  private readingOf(at: number, place: Place, plan: Plan): UnloggedReading {
    const { dueAt, known, pushed } = plan;
    const { settings, copy } = this.options.feeds[at] as ReadFeed;
    const earlier = at === dueAt ? known : null;
    const soldSince = earlier?.soldSince ?? this.inService[at]?.soldSince;
    const { minShare } = this.options;
    const common = {
      ...settings,
      ...(soldSince && { soldSince }),
      ...(pushed && { changes: pushed.changes, servesPushed: at === 0 }),
      ...(earlier && { guard: { running: earlier.carsOfSite, minShare, accepted: earlier.accepted } }),
      ...(!isDue(at, plan) && { isRepeated: true }),
    };
    if (place === 'copy' && copy !== null) return { ...common, source: copy, shownSource: settings.source };
    return {
      ...common,
      ...(copy !== null && (pushed ? { keepCopy: copy } : { keepLastGood: copy })),
      ...(earlier && { knownVersion: earlier.version }),
    };
  }

  /** Places of a feed after the one that has failed. */
  private async placesLeft(at: number, { places }: Plan): Promise<Place[]> {
    const copy = this.options.feeds[at]?.copy ?? null;
    const hasCopy = copy !== null && (await copyAge(copy)) !== null;
    return (places.get(at) ?? []).slice(1).filter((place) => place === 'source' || hasCopy);
  }

  /** Logs that the last good copy serves. Its version is that of no feed. */
  private async asCopy(at: number, stock: Stock, failure: Error): Promise<Stock> {
    const { settings, copy } = this.options.feeds[at] as ReadFeed;
    const age = await copyAge(copy ?? '');
    const feed = { feed: settings.mapping.name, source: feedSourceName(settings.source) };
    this.options.logger.error('feed.lastGoodServed', { ...feed, reason: failure.message, ...age });
    return { ...stock, version: '', copyReadAt: age?.readAt ?? '' };
  }
}

function isDue(at: number, { dueAt }: Plan): boolean {
  return dueAt === null || dueAt === at;
}

/** Returns the feed that has failed; null when that is unknown. */
function failedAt(error: unknown, tried: readonly { at: number }[]): { at: number; error: Error } | null {
  if (!(error instanceof Error)) return null;
  const [only, ...others] = tried;
  if (only && others.length === 0) return { at: only.at, error };
  const failed = error instanceof FeedRefusedError ? tried[error.feedAt] : undefined;
  return failed ? { at: failed.at, error } : null;
}
