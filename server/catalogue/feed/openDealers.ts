import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createHoursReporter } from './createHoursReporter.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import { loadDealers, readDealers } from './loadDealers.ts';
import type { DealersBySite, LoadDealersOptions, ReadDealers } from './loadDealers.ts';
import { feedSourceName, isFeedAddress } from './source/feedAddress.ts';
import { fileVersion } from './source/openFeedSource.ts';
import { followFeedSource } from './source/followFeedSource.ts';
import type { FollowSettings } from './source/followFeedSource.ts';

export interface OpenDealersOptions extends Omit<LoadDealersOptions, 'knownVersion'>, FollowSettings {
  /** A file path or an http(s) address; null for a group without dealers. */
  source: string | null;
  /** Folder of the last good copy of an address. */
  copyFolder: string;
  /** Minutes between two readings of an address. A file is read again when it changes. */
  intervalMinutes: number;
  logger: Logger;
}

/** The dealers of all sites, kept up to date. */
export interface Dealers {
  /** File with the dealers: the source, or the last good copy of an address; null without dealers. */
  file: string | null;
  bySite(): DealersBySite;
  /** Calls the listener whenever new dealers go into service. */
  onChange(listener: (bySite: DealersBySite) => void): void;
  /** Reads now; true when new dealers went into service. A refused source is logged and returns false. */
  reload(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Reads the dealers and follows their source.
 * A later fault keeps those in service and is logged as "dealers.refused". If an address fails at start, its last good
 * copy is used ("dealers.staleCopyServed").
 * @throws FeedRefusedError when the first reading fails and there is no copy
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
  const file = isFeedAddress(source) ? join(copyFolder, copyName(source)) : source;
  const listeners: ((bySite: DealersBySite) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let version = '';

  async function take(read: ReadDealers): Promise<DealersBySite> {
    if (file !== source) await writeCopy(copyFolder, file, read.bytes);
    version = read.version;
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
      const hasCopy = error instanceof FeedRefusedError && file !== address && (await fileVersion(file)) !== '';
      if (!hasCopy) throw error;
      logger.warn('dealers.staleCopyServed', { source: where, reason: error.message });
      return loadDealers(file, reading);
    }
  }

  const reportHours = createHoursReporter(where, logger);
  let inService = await first(source);
  reportHours(inService);

  async function readAgain(): Promise<boolean> {
    if (isStopped() || source === null) return false;
    try {
      const read = await readDealers(source, { ...reading, ...(version ? { knownVersion: version } : {}) });
      if (read === null) return false;
      inService = await take(read);
      reportHours(inService);
      for (const listener of listeners) listener(inService);
      return true;
    } catch (error) {
      // an aborted reading has not failed
      if (isStopped()) return false;
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('dealers.refused', { source: where, reason });
      return false;
    }
  }

  function reload(): Promise<boolean> {
    const next = queue.then(readAgain);
    queue = next;
    return next;
  }

  const pauseMs = (): number => intervalMinutes * 60_000;
  const stopWatching = followFeedSource(source, { ...options, knownVersion: version, pauseMs, reload });
  return {
    file,
    bySite: () => inService,
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

function noDealers(): Dealers {
  return {
    file: null,
    bySite: () => new Map(),
    onChange: () => undefined,
    reload: () => Promise.resolve(false),
    stop: () => Promise.resolve(),
  };
}

/** Each address has its own copy; the extension of the name keeps the format. */
function copyName(address: string): string {
  const end = /\.(?:ya?ml|csv|ndjson)(?:\.gz)?$/i.exec(new URL(address).pathname)?.[0] ?? '';
  return `dealers-${createHash('sha256').update(address).digest('hex').slice(0, 16)}${end}`;
}

async function writeCopy(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = `${file}.${String(process.pid)}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
