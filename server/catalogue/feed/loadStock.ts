import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { SiteDisplay } from './displayTexts.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import { isRowProblem } from './FeedRow.ts';
import type { RowProblem } from './FeedRow.ts';
import { createMappingContext } from './MappingContext.ts';
import { mapRow } from './mapRow.ts';
import { feedSourceName, openFeedSource } from './openFeedSource.ts';
import type { FeedFetch } from './openFeedSource.ts';
import type { PictureSets } from './pictureSets.ts';
import { readFeedRows } from './readFeedRows.ts';

export interface FeedReport {
  read: number;
  served: number;
  skipped: number;
  /** The first 50. */
  problems: RowProblem[];
  /** Values left blank because they were odd. */
  blanked: number;
  blankedByField: Record<string, number>;
}

/** What is known of a stock besides its cars. */
export interface Stock {
  report: FeedReport;
  /** Of the source as read; see OpenFeed. */
  version: string;
  /** Day since which a car counts as sold, by "site/id", of sold cars whose feed names no day. */
  soldSince: ReadonlyMap<string, string>;
}

export interface LoadStockOptions {
  /** Takes each car as it is read; the feed may still be refused when all are. A promise makes the reading wait. */
  take(site: string, car: Car): Promise<void> | void;
  /** A file path or an http(s) address. */
  source: string;
  mapping: FeedMapping;
  logger: Logger;
  /** Needed for an address. */
  fetch?: FeedFetch;
  knownVersion?: string;
  /** Of the stock read before. */
  soldSince?: ReadonlyMap<string, string>;
  sites?: ReadonlyMap<string, SiteDisplay>;
  pictureSets?: PictureSets;
  now?: () => Date;
  timeoutMs?: number;
  maxBytes?: number;
}

const keptProblems = 50;
const loggedProblems = 20;

function checkReport(report: FeedReport, where: string): void {
  if (report.read === 0) {
    throw new FeedRefusedError(where, 'it has no rows', 'Check what writes it; an empty stock is not served.');
  }
  if (report.skipped > report.read / 2) {
    const first = report.problems[0];
    const example = first === undefined ? '' : ` (line ${first.line}: ${first.reason})`;
    throw new FeedRefusedError(
      where,
      `${report.skipped} of ${report.read} rows cannot be served${example}`,
      'Check that the mapping belongs to this feed.',
    );
  }
}

function logProblems(report: FeedReport, feed: string, logger: Logger): void {
  for (const { line, reason } of report.problems.slice(0, loggedProblems)) {
    logger.warn('feed.rowSkipped', { feed, line, reason });
  }
  if (report.skipped > loggedProblems) {
    logger.warn('feed.moreRowsSkipped', { feed, count: report.skipped - loggedProblems });
  }
}

/**
 * Reads a whole feed, hands its cars over one by one, and logs what it found ("feed.loaded"; skipped rows at warn).
 * Null when the source still has the known version.
 * @throws FeedRefusedError when the feed is missing, empty, unreadable, or more than half of its rows are bad.
 */
export async function loadStock(options: LoadStockOptions): Promise<Stock | null> {
  const { source, mapping, logger } = options;
  const where = feedSourceName(source);
  const startedAt = performance.now();
  const open = await openFeedSource(source, options);
  if (open === null) {
    return null;
  }
  const now = options.now?.() ?? new Date();
  const context = createMappingContext(mapping, now, options.sites, options.pictureSets, options.soldSince);
  const carsOfSite: Record<string, number> = {};
  const report: FeedReport = { read: 0, served: 0, skipped: 0, problems: [], blanked: 0, blankedByField: {} };

  for await (const row of readFeedRows(open.bytes, mapping, where)) {
    report.read += 1;
    const mapped = isRowProblem(row) ? row : mapRow(row, mapping, context);
    if (isRowProblem(mapped)) {
      report.skipped += 1;
      if (report.problems.length < keptProblems) {
        report.problems.push(mapped);
      }
      continue;
    }
    report.served += 1;
    carsOfSite[mapped.site] = (carsOfSite[mapped.site] ?? 0) + 1;
    const taken = options.take(mapped.site, mapped.car);
    if (taken) await taken;
  }

  report.blankedByField = Object.fromEntries(context.blanked);
  report.blanked = [...context.blanked.values()].reduce((sum, count) => sum + count, 0);
  logProblems(report, mapping.name, logger);
  checkReport(report, where);
  logger.info('feed.loaded', {
    feed: mapping.name,
    source: where,
    read: report.read,
    served: report.served,
    skipped: report.skipped,
    blanked: report.blankedByField,
    sites: carsOfSite,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  return { report, version: open.version, soldSince: context.seenSold };
}
