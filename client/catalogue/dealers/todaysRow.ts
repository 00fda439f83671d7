import { wallTime, weekdayOf } from '../../../shared/kit/time/zonedTime.ts';
import type { HoursRow } from './ShownDepartment.ts';

/**
 * Returns the row of opening hours that applies at `now` (ms since 1970); undefined if unknown.
 * A special day overrides the weekday.
 * @param timeZone IANA name
 */
export function todaysRow(rows: readonly HoursRow[], now: number, timeZone: string): HoursRow | undefined {
  const { date } = wallTime(now, timeZone);
  return (
    rows.find(({ on }) => on.includes(date) || on.includes(date.slice(5))) ??
    rows.find(({ on }) => on.includes(weekdayOf(date)))
  );
}
