import type { DayAvailability } from '../../../../shared/booking/BookingTypes.ts';
import { isClosedOn } from '../../../../shared/catalogue/dealers/openingHours.ts';
import { addDays } from '../../../../shared/kit/time/zonedTime.ts';
import type { Queries } from '../../../storage/Storage.ts';
import type { BookingSpan, Workshop } from '../BookingReference.ts';
import { invalid, isDate } from '../checkBookingRequest.ts';
import {
  bookableDates,
  datesFrom,
  dayAvailability,
  freeTimesOn,
  meetsNoticePeriod,
  timesOn,
} from './workshopCalendar.ts';
import { readFullTimes, withoutOwn } from './workshopUse.ts';
import type { ChosenOffering, WorkTime } from './workTimes.ts';

const days = 4 * 7;

/** A calendar may begin with the Monday of the current week. */
const maxDaysBack = 7;

interface WeeksQuery {
  workshop: Workshop;
  workMinutes: number;
  chosen: readonly ChosenOffering[];
  /** YYYY-MM-DD */
  from: string;
  /** Counts as free. */
  own: WorkTime | null;
  /** True when visitors can join a waiting list on days without free times. */
  hasWaitingList?: boolean;
}

/**
 * Returns every day of four weeks with its free times; none on past days or beyond the look-ahead.
 * @throws BookingError InvalidRequest for an invalid date, or one more than a week back.
 */
export async function buildWeeks(
  { workshop, workMinutes, chosen, from, own, hasWaitingList = false }: WeeksQuery,
  { queries, now, span }: { queries: Queries; now: number; span: BookingSpan },
): Promise<DayAvailability[]> {
  const { today, last } = bookableDates(now, span);
  if (!isDate(from)) throw invalid('from must be a date such as "2026-11-23".');
  if (from < addDays(today, -maxDaysBack)) throw invalid('from lies in the past.');
  const dates = datesFrom(from, days, now, span.timeZone);
  const read = await readFullTimes(queries, [workshop], dates, chosen);
  const all = read.get(workshop.departmentId) ?? { dropOff: new Set<number>(), lift: new Set<number>(), addons: [] };
  const full = own ? withoutOwn(all, own) : all;
  return dates.dates.map((date) => {
    const isBookable = date >= today && date <= last;
    const free = isBookable ? freeTimesOn(workshop, date, workMinutes, { dates, full }) : [];
    const times = free.length === 0 ? timesOn(workshop, date, workMinutes, dates) : free;
    const canWait =
      hasWaitingList && isBookable && free.length === 0 && times.some((time) => meetsNoticePeriod(workshop, time, now));
    // hours past midnight can bring times to a closed day
    const isClosed = times.length === 0 && isClosedOn(workshop.schedule, date);
    const lacksAddon =
      isBookable &&
      free.length === 0 &&
      full.addons.length > 0 &&
      freeTimesOn(workshop, date, workMinutes, { dates, full: { ...full, addons: [] } }).length > 0;
    return {
      ...dayAvailability(date, free),
      ...(canWait ? { canWait } : {}),
      ...(isClosed ? { isClosed } : {}),
      ...(lacksAddon ? { lacksAddon } : {}),
    };
  });
}
