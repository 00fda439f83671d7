import { wallTime, weekdayOf } from '../../kit/time/zonedTime.ts';
import type { DayText, Department } from './Dealer.ts';
import { parseDates, parseDays } from './openingHoursText.ts';
import { namesGermanDays } from './openingHoursWords.ts';

/**
 * Returns the row of opening hours that applies at `now` (ms since 1970).
 * A special day overrides the weekday. Undefined without such a row, and when the date of a special day cannot be parsed.
 * @param timeZone IANA name
 */
export function todaysHours(
  { openinghours, deviationdays }: Department['openingschedule'],
  now: number,
  timeZone: string,
): DayText | undefined {
  const { date } = wallTime(now, timeZone);
  const special = deviationdays.map(({ day }) => parseDates(day));
  if (special.includes(null)) return undefined;
  const isGerman = namesGermanDays(openinghours.map(({ day }) => day));
  const isToday = (dates: readonly string[] | null | undefined): boolean =>
    dates?.some((day) => day === date || day === date.slice(5)) === true;
  return (
    deviationdays.find((_day, at) => isToday(special[at])) ??
    openinghours.find(({ day }) => parseDays(day, isGerman)?.includes(weekdayOf(date)))
  );
}
