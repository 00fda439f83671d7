import type { Logger } from '../../shared/kit/Logger.ts';
import type { BrowserError } from '../../shared/site/BrowserError.ts';

/** What is logged of an error besides its report. */
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

/** The first reports of a kind are logged all, later ones by their hundreds. Counting begins again every hour. */
const loggedFirst = 5;
const loggedEvery = 100;
const periodMs = 60 * 60_000;
/** Kinds that are told apart in a period; further ones are counted together. */
const maxKinds = 300;

/** Logs errors of browsers as browser.error: rare ones all, frequent ones sampled, with their number in this hour. */
export function createBrowserErrorLog({
  logger,
  clock = Date.now,
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
