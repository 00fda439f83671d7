import type { Car } from '../../../shared/catalogue/Car.ts';
import { CarIdCollector } from '../moved/CarIdCollector.ts';
import { PushedCars } from '../push/PushedCars.ts';
import type { StockChange } from '../push/StockChanges.ts';
import { feedCopy } from './source/feedCopy.ts';
import type { FeedCopy } from './source/feedCopy.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import type { SiteDisplay } from './cars/displayTexts.ts';
import { EncodingCheck } from './source/EncodingCheck.ts';
import { FeedFindings, findingText } from './FeedFindings.ts';
import type { FeedMapping } from './mapping/FeedMappingTypes.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import { createReport } from './StockFindings.ts';
import type { FeedReport, StockFindings } from './StockFindings.ts';
import { logStockFindings } from './logStockFindings.ts';
import { isRowProblem } from './FeedRow.ts';
import { createMappingContext } from './mapping/MappingContext.ts';
import { mapRow } from './mapping/mapRow.ts';
import type { MappedCar } from './mapping/mapRow.ts';
import { feedSourceName } from './source/feedAddress.ts';
import { openFeedSource } from './source/openFeedSource.ts';
import type { FeedFetch, OpenFeed } from './source/OpenFeed.ts';
import type { SharedIdentity } from './cars/CarsOfFeeds.ts';
import { RepeatedCars } from './cars/RepeatedCars.ts';
import type { PictureSets } from './cars/pictureSets.ts';
import { readFeedRows } from './source/readFeedRows.ts';
import { RowExpressions } from './rules/RowExpressions.ts';
import { shrunkSites } from './stockGuard.ts';
import type { StockGuard } from './stockGuard.ts';

/** A stock without its cars. */
export interface Stock {
  report: FeedReport;
  /** Version of the source as read; see OpenFeed. */
  version: string;
  /** Time (ISO 8601) of its copy, when the feed could not be read and its last good copy serves. */
  copyReadAt?: string;
  /** First day as sold, by "site/id", of sold cars without a date in the feed. */
  soldSince: ReadonlyMap<string, string>;
  /** Identities of its cars, as CarIds records them; none without a key. */
  identities: readonly string[];
}

export interface LoadStockOptions {
  /** Called with each car as it is read; the feed may still be refused after all are. Reading waits for a promise. */
  take(site: string, car: Car): Promise<void> | void;
  /** A path, or an address of http(s), sftp or ftps. */
  source: string;
  /** Source shown in messages, if another one is read. */
  shownSource?: string;
  mapping: FeedMapping;
  logger: Logger;
  /** Required for an address. */
  fetch?: FeedFetch;
  /** Credentials of an address, see OpenFeedOptions. */
  authorization?: string | undefined;
  /** Fingerprint of the SFTP host key that is trusted. */
  hostKey?: string | undefined;
  /** Time in ms without a change after which a file in a folder is complete; 2 s by default. */
  quietMs?: number;
  knownVersion?: string;
  /** Called with each different facet value as delivered. */
  onValue?: (facet: string, value: string) => void;
  /** Called after the whole feed was read, also if it is then refused. */
  onRead?(findings: StockFindings): void;
  /** Refuses a stock that is much smaller than the running one; without it any size is accepted. */
  guard?: StockGuard;
  /** First days as sold from the previous stock. */
  soldSince?: ReadonlyMap<string, string>;
  /** Secret of the hashes in identities. */
  idHashKey?: string | undefined;
  /** Sites with a stock; rows of others are skipped. Any site is served when it is left out. */
  sites?: ReadonlyMap<string, SiteDisplay>;
  pictureSets?: PictureSets;
  /** Gives values the labels of the site's first language, and brands one spelling. */
  vocabulary?: Vocabulary;
  /** Pushed changes, which override the feed. */
  changes?: readonly StockChange[];
  /** False: pushed cars are served with another feed. */
  servesPushed?: boolean;
  /** Returns by what an earlier feed has a car; null when none has it. */
  earlierFeed?(site: string, car: Car): SharedIdentity | null;
  /** The source, when it is open already. */
  open?: OpenFeed;
  /** File for a copy of the feed as read, written once it is accepted. */
  keepCopy?: string;
  /** File for a copy like keepCopy, which is left out if it cannot be written. */
  keepLastGood?: string;
  now?: () => Date;
  timeoutMs?: number;
  maxBytes?: number;
}

function checkReport(report: FeedReport, where: string): void {
  if (report.read === 0) {
    throw new FeedRefusedError(
      where,
      'it has no rows',
      'Check the program that writes it; an empty stock is not served.',
    );
  }
  const remaining = report.read - report.dropped;
  if (remaining === 0) {
    throw new FeedRefusedError(
      where,
      `${report.read === 1 ? 'its row is' : `all its ${report.read} rows are`} dropped`,
      'Correct "drop" in the mapping.',
    );
  }
  if (report.skipped > remaining / 2) {
    const [first] = report.problems;
    throw new FeedRefusedError(
      where,
      `${report.skipped} of ${remaining} rows cannot be served`,
      first === undefined ? 'Check that the mapping belongs to this feed.' : `Most often: ${findingText(first)}`,
    );
  }
}

/** @throws FeedRefusedError when a site's stock is much smaller than the running one */
function checkSize({ carsOfSite }: FeedReport, guard: StockGuard, where: string): void {
  const shrunk = shrunkSites(carsOfSite, guard);
  if (shrunk.length === 0) return;
  const sites = shrunk.map(
    ({ site, running, offered }) => `${site} has ${offered} cars in the feed, ${running} are in service`,
  );
  throw new FeedRefusedError(
    where,
    `its stock is below ${guard.minShare * 100} % of the running one (${sites.join('; ')})`,
    'Check that the feed is complete. If so many cars have really been removed, run "npm run stock -- accept".',
    { shrunk },
  );
}

function openCopy(
  bytes: AsyncIterable<Uint8Array>,
  { keepCopy, keepLastGood, mapping, logger }: LoadStockOptions,
): FeedCopy | null {
  if (keepCopy !== undefined) return feedCopy(bytes, keepCopy);
  if (keepLastGood === undefined) return null;
  return feedCopy(bytes, keepLastGood, (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn('feed.copyNotKept', { feed: mapping.name, file: keepLastGood, reason });
  });
}

function countsOf(report: FeedReport, { changes }: Pick<LoadStockOptions, 'changes'>): LogFacts {
  const { read, served, skipped, dropped, replaced, pushed, blankedByField: blanked, carsOfSite: sites } = report;
  return { read, served, skipped, dropped, ...(changes && { replaced, pushed }), blanked, sites };
}

/** The source in messages; of a folder, the file in it that is read. */
function placeOf(source: string, { fileInFolder }: OpenFeed): string {
  return fileInFolder === undefined ? source : `${source.replace(/\/$/, '')}/${fileInFolder}`;
}

/**
 * Reads a whole feed, passes its cars on one by one, and logs the findings.
 * Logs "feed.loaded", "feed.rowsDropped", and at warn "feed.rowsSkipped" and "feed.valuesBlanked" by reason and
 * "feed.encodingDamaged". Null when the source still has the known version.
 * @throws FeedRefusedError when the feed is missing, empty, unreadable, in another encoding, more than half of its rows
 * are bad, or a site's stock is much smaller than the guard's running one.
 */
export async function loadStock(options: LoadStockOptions): Promise<Stock | null> {
  const { source, mapping, logger } = options;
  const startedAt = performance.now();
  const open = options.open ?? (await openFeedSource(source, options));
  if (open === null) {
    return null;
  }
  const where = placeOf(feedSourceName(options.shownSource ?? source), open);
  const now = options.now?.() ?? new Date();
  const { sites, pictureSets, soldSince, vocabulary } = options;
  const context = createMappingContext(mapping, now, {
    ...{ sites, pictureSets, knownSold: soldSince, vocabulary },
    onValue: options.onValue,
  });
  const encoding = new EncodingCheck(mapping.encoding);
  const problems = new FeedFindings(context.plates);
  const expressions = new RowExpressions(mapping);
  const drops = new FeedFindings(context.plates);
  const report = createReport();
  const { carsOfSite } = report;

  const repeated = new RepeatedCars();
  const pushed = new PushedCars(options.changes ?? []);
  const copy = openCopy(open.bytes, options);
  const identities = new CarIdCollector(options.idHashKey ?? null);
  const serve = async ({ site, car }: MappedCar): Promise<void> => {
    report.served += 1;
    identities.add(site, car);
    const taken = options.take(site, car);
    if (taken) await taken;
  };

  for await (const delivered of readFeedRows(copy?.bytes ?? open.bytes, mapping, where, encoding)) {
    report.read += 1;
    const row = isRowProblem(delivered) ? delivered : encoding.repair(delivered);
    if (expressions.hasAny && !isRowProblem(row)) row.computed = await expressions.evaluate(row);
    const mapped = isRowProblem(row) ? row : mapRow(row, mapping, context);
    if (isRowProblem(mapped)) {
      if (mapped.isDropped) {
        report.dropped += 1;
        drops.add(mapped);
        continue;
      }
      report.skipped += 1;
      problems.add(mapped);
      continue;
    }
    const { site, car } = mapped;
    const isPushed = pushed.changeOf(site, car.car_id) !== null;
    const repetition = isPushed ? null : repeated.add(site, car, row.line);
    if (repetition !== null) {
      report.skipped += 1;
      problems.add(repetition);
      continue;
    }
    carsOfSite[site] = (carsOfSite[site] ?? 0) + 1;
    if (!isPushed) {
      const shared = options.earlierFeed?.(site, car) ?? null;
      if (shared === null) await serve(mapped);
      else report.inEarlierFeed[shared] += 1;
      continue;
    }
    context.linesById.delete(`${site}/${car.car_id}`);
    report.replaced += 1;
  }
  for await (const mapped of options.servesPushed === false ? [] : pushed.cars(mapping, context)) {
    if (isRowProblem(mapped)) {
      problems.add(mapped);
      continue;
    }
    report.pushed += 1;
    await serve(mapped);
  }

  report.blankedByField = Object.fromEntries(context.blanked);
  report.blanked = [...context.blanked.values()].reduce((sum, count) => sum + count, 0);
  report.problems = problems.list();
  report.drops = drops.list();
  const findings: StockFindings = {
    report,
    blanked: context.blankedFindings.list(),
    unknown: context.unknownValues.list(),
    encoding: encoding.finding(),
    repaired: encoding.repaired(),
  };
  options.onRead?.(findings);
  logStockFindings(findings, mapping.name, logger);
  encoding.refuseOther(where);
  checkReport(report, where);
  if (options.guard) checkSize(report, options.guard, where);
  await copy?.keep();
  logger.info('feed.loaded', {
    feed: mapping.name,
    source: where,
    ...countsOf(report, options),
    milliseconds: Math.round(performance.now() - startedAt),
  });
  return { report, version: open.version, soldSince: context.seenSold, identities: identities.batches() };
}
