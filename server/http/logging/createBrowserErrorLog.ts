import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import type { BrowserError } from '../../../shared/site/BrowserError.ts';

/** Log fields of an error in addition to its report. */
export interface ReportedBy {
  site: string;
  /** Family and major version: "Firefox 130". */
  browser: string;
}

export interface BrowserErrorLogOptions {
  logger: Logger;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
}

/** The first reports of a kind are all logged, later ones once per hundred. Counters restart every hour. */
const loggedFirst = 5;
const loggedEvery = 100;
const periodMs = 60 * 60_000;
/** Maximum kinds counted separately in a period; further ones are counted together. */
const maxKinds = 300;

/**
 * Logs browser errors as browser.error: all rare ones, and a sample of frequent ones.
 * Each line has the number in this hour.
 */
export function createBrowserErrorLog({
  logger,
  clock = monotonicMs,
}: BrowserErrorLogOptions): (error: BrowserError, by: ReportedBy) => void {
  let counts = new Map<string, number>();
  let began = clock();
  return (error, by) => {
    if (clock() - began >= periodMs) {
      counts = new Map();
      began = clock();
    }
    const kind = JSON.stringify([by.site, error.name, error.message, error.at[0]]);
    const isKnown = counts.has(kind) || counts.size < maxKinds;
    const counted = isKnown ? kind : 'others';
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    if (!isKnown) {
      if (count % loggedEvery === 1) logger.warn('browser.moreErrors', { count });
    } else if (count <= loggedFirst || count % loggedEvery === 0) {
      logger.warn('browser.error', { ...by, ...error, count });
    }
  };
}
