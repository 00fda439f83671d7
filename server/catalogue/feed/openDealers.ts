import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createHoursReporter } from './createHoursReporter.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { FeedState } from './FeedState.ts';
import { loadDealers, readDealers } from './loadDealers.ts';
import type { DealersBySite, LoadDealersOptions, ReadDealers } from './loadDealers.ts';
import { copyAge } from './source/copyAge.ts';
import type { CopyAge } from './source/copyAge.ts';
import { feedSourceName, isFeedAddress } from './source/feedAddress.ts';
import { fileVersion } from './source/openFeedSource.ts';
import { followFeedSource } from './source/followFeedSource.ts';
import type { FollowSettings } from './source/followFeedSource.ts';

export interface OpenDealersOptions extends Omit<LoadDealersOptions, 'knownVersion'>, FollowSettings {
  /** A file path or an http(s) address; null for a group without dealers. */
  source: string | null;
  /** Folder of the last good copy. */
  copyFolder: string;
  /** Minutes between two readings of an address. A file is read again when it changes. */
  intervalMinutes: number;
  logger: Logger;
}

/** The dealers of all sites, kept up to date. */
export interface Dealers {
  /** File with the dealers of the start: the source, or its last good copy; null without dealers. */
  file: string | null;
  bySite(): DealersBySite;
  /** Null for a group without dealers. */
  state(): FeedState | null;
  /** Calls the listener whenever new dealers go into service. */
  onChange(listener: (bySite: DealersBySite) => void): void;
  /** Reads now; true when new dealers went into service. A refused source is logged and returns false. */
  reload(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Interval of readings in ms of an address while a copy or no dealers are in service. */
const retryMs = 30_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads the dealers and follows their source.
 * A later fault keeps those in service and is logged as "dealers.refused". If the source fails at start, its last good
 * copy is used ("dealers.staleCopyServed"), or there are no dealers until it can be read ("dealers.missing").
 */
export async function openDealers(options: OpenDealersOptions): Promise<Dealers> {
  const { source, fetch } = options;
  if (source === null) return noDealers();
  const { logger, copyFolder, intervalMinutes } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  const reading: LoadDealersOptions = {
    ...options,
    ...(fetch && {
      fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.any([init.signal, signal]) }),
    }),
  };
  const where = feedSourceName(source);
  const copy = join(copyFolder, dealersCopyName(source));
  const listeners: ((bySite: DealersBySite) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let version = '';
  let state: FeedState = { state: 'missing' };

  async function take(read: ReadDealers): Promise<DealersBySite> {
    await writeCopy(copyFolder, copy, read.bytes).catch((error: unknown) => {
      logger.warn('dealers.copyNotKept', { source: where, file: copy, reason: reasonOf(error) });
    });
    version = read.version;
    state = { state: 'current', readAt: new Date().toISOString() };
    const sites = Object.fromEntries([...read.bySite].map(([site, ofSite]) => [site, ofSite.length]));
    logger.info('dealers.loaded', { source: where, sites });
    return read.bySite;
  }

  async function first(address: string): Promise<DealersBySite> {
    try {
      const read = await readDealers(address, reading);
      if (read) return await take(read);
      throw new FeedRefusedError(where, 'it responded "not modified" to the first request', 'Correct the source.');
    } catch (error) {
      const copied = await readCopy(copy, reading);
      const facts = { source: where, reason: reasonOf(error) };
      if (!copied) {
        logger.error('dealers.missing', { ...facts, effect: effectOfMissing });
        return new Map();
      }
      state = { state: 'copy', readAt: copied.readAt };
      logger.error('dealers.staleCopyServed', { ...facts, readAt: copied.readAt, ageHours: copied.ageHours });
      return copied.bySite;
    }
  }

  const reportHours = createHoursReporter(where, logger);
  let inService = await first(source);
  reportHours(inService);
  const file = await fileOfStart(state, { source, copy });

  async function readAgain(): Promise<boolean> {
    if (isStopped() || source === null) return false;
    try {
      const read = await readDealers(source, { ...reading, ...(version ? { knownVersion: version } : {}) });
      if (read === null) {
        state = { ...state, readAt: new Date().toISOString() };
        return false;
      }
      inService = await take(read);
      reportHours(inService);
      for (const listener of listeners) listener(inService);
      return true;
    } catch (error) {
      // an aborted reading has not failed
      if (isStopped()) return false;
      logger.error('dealers.refused', { source: where, reason: reasonOf(error) });
      return false;
    }
  }

  function reload(): Promise<boolean> {
    const next = queue.then(readAgain);
    queue = next;
    return next;
  }

  const pauseMs = (): number => {
    const intervalMs = intervalMinutes * 60_000;
    return state.state === 'current' ? intervalMs : Math.min(intervalMs, retryMs);
  };
  const stopWatching = followFeedSource(source, { ...options, knownVersion: version, pauseMs, reload });
  return {
    file,
    bySite: () => inService,
    state: () => state,
    onChange: (listener) => {
      listeners.push(listener);
    },
    reload,
    async stop() {
      stopping.abort();
      stopWatching();
      await queue;
    },
  };
}

const effectOfMissing =
  'Pages are served without dealers until they can be read. There is no earlier copy of them. Bookable workshops come with the next start.';

/** Reads the last good copy; null without one. */
async function readCopy(
  copy: string,
  reading: LoadDealersOptions,
): Promise<(CopyAge & { bySite: DealersBySite }) | null> {
  const age = await copyAge(copy);
  const bySite = age && (await loadDealers(copy, reading).catch(() => null));
  return bySite && { bySite, ...age };
}

function noDealers(): Dealers {
  return {
    file: null,
    bySite: () => new Map(),
    state: () => null,
    onChange: () => undefined,
    reload: () => Promise.resolve(false),
    stop: () => Promise.resolve(),
  };
}

/** Returns the file with the dealers in service; null for none. */
async function fileOfStart(
  { state }: FeedState,
  { source, copy }: { source: string; copy: string },
): Promise<string | null> {
  if (state === 'missing') return null;
  if (state === 'current' && !isFeedAddress(source)) return source;
  return (await fileVersion(copy)) === '' ? null : copy;
}

/** Name of the last good copy of a source; its extension keeps the format. */
export function dealersCopyName(source: string): string {
  const path = isFeedAddress(source) ? new URL(source).pathname : source;
  const end = /\.(?:ya?ml|csv|ndjson)(?:\.gz)?$/i.exec(path)?.[0] ?? '';
  return `dealers-${createHash('sha256').update(source).digest('hex').slice(0, 16)}${end}`;
}

async function writeCopy(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = `${file}.${String(process.pid)}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
