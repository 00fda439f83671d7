import type { Logger } from '../../../shared/kit/Logger.ts';
import type { StockFindings } from './StockFindings.ts';

const maxLoggedFindings = 20;
/** Logs a warning if a mapped field is blanked in more than this share of the rows. */
const maxBlankedShare = 0.5;

/** Logs the findings of a reading, the most frequent first. */
export function logStockFindings(findings: StockFindings, feed: string, logger: Logger): void {
  const { report, blanked, unknown, encoding, repaired } = findings;
  for (const finding of report.problems.slice(0, maxLoggedFindings)) {
    logger.warn('feed.rowsSkipped', { feed, ...finding });
  }
  for (const finding of report.drops.slice(0, maxLoggedFindings)) {
    logger.info('feed.rowsDropped', { feed, ...finding });
  }
  for (const finding of blanked.slice(0, maxLoggedFindings)) {
    const level = finding.count > report.read * maxBlankedShare ? 'warn' : 'info';
    logger[level]('feed.valuesBlanked', { feed, ...finding });
  }
  for (const value of unknown.slice(0, maxLoggedFindings)) {
    logger.info('feed.valuesUnknown', { feed, ...value });
  }
  const { vin, plate, id } = report.inEarlierFeed;
  const cars = vin + plate + id;
  if (cars > 0) logger.warn('feed.carsInEarlierFeed', { feed, cars, vin, plate, id });
  if (encoding) logger.warn('feed.encodingDamaged', { feed, ...encoding });
  if (repaired) logger.warn('feed.encodingRepaired', { feed, ...repaired });
}
