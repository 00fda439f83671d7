import { partHours } from '../../../shared/catalogue/dealers/partHours.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { withoutPersonalData } from '../../../shared/kit/withoutPersonalData.ts';
import type { DealersBySite } from './loadDealers.ts';

const maxExamples = 10;

/**
 * Returns a function that logs the opening hours that are only shown as written.
 * Each row of a dealer is logged once ("dealers.hoursNotUnderstood"), whatever number of readings has it.
 * @param source of the dealers, for messages
 */
export function createHoursReporter(source: string, logger: Logger): (bySite: DealersBySite) => void {
  const reported = new Set<string>();
  return (bySite) => {
    const found = [...bySite].flatMap(([site, dealers]) =>
      dealers.flatMap(({ id, site_departments }) =>
        site_departments
          .flatMap(({ openingschedule }) => partHours(openingschedule).unread)
          .map(({ day, displayText }) => `${site}/${id}: ${withoutPersonalData(`${day}: ${displayText}`)}`),
      ),
    );
    const rows = [...new Set(found)].filter((row) => !reported.has(row));
    if (rows.length === 0) return;
    for (const row of rows) reported.add(row);
    logger.warn('dealers.hoursNotUnderstood', {
      source,
      count: rows.length,
      examples: rows.slice(0, maxExamples),
      effect: 'Pages show these days as written, without "open now"; search engines are not told of them.',
      cure: 'Write them like "Mon–Fri: 09:00–18:00", "Sun: closed" or "Sat: by appointment", see docs/dealers.md.',
    });
  };
}
