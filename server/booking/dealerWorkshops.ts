import type { WorkshopContact } from '../../shared/booking/BookingGateway.ts';
import { hoursOn } from '../../shared/catalogue/dealers/openingHours.ts';
import { parseOpeningSchedule } from '../../shared/catalogue/dealers/openingHoursText.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { wallTime } from '../../shared/kit/time/zonedTime.ts';
import { readDealers } from './embedded/reference/readDealers.ts';
import type { DealerWithWorkshops } from './embedded/reference/readDealers.ts';

type FoundDepartment = DealerWithWorkshops['site_departments'][number] & { siteName: string };

interface DealerWorkshopsOptions {
  /** NDJSON of the dealers of all sites. */
  dealersFile: string | null;
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  clock: Clock;
  logger: Logger;
}

/**
 * Looks up the contact of a department by its ERP id, across all sites.
 * The file is read at once, in the background. A file that cannot be read is logged, and every look-up returns null.
 */
export function dealerWorkshops(
  options: DealerWorkshopsOptions,
): (departmentId: string) => Promise<WorkshopContact | null> {
  const { dealersFile, timeZone, clock, logger } = options;
  const read = async (): Promise<ReadonlyMap<string, FoundDepartment>> => {
    try {
      const dealers = await readDealers(dealersFile, []);
      return new Map(
        dealers.flatMap(({ site_official_name: siteName, site_departments }) =>
          site_departments.map((department) => [department.erp_id, { ...department, siteName }] as const),
        ),
      );
    } catch (error) {
      logger.warn('booking.dealersNotRead', { reason: error instanceof Error ? error.name : 'unknown' });
      return new Map();
    }
  };
  const departments = read();
  return async (departmentId) => {
    const found = (await departments).get(departmentId);
    if (!found) return null;
    const schedule = parseOpeningSchedule(found.openingschedule);
    const { date } = wallTime(clock.now().getTime(), timeZone);
    const { siteName, phone, email } = found;
    return { siteName, phone, email, today: schedule && hoursOn(schedule, date) };
  };
}
