import type { DayAvailability } from '../../../../shared/booking/BookingTypes.ts';
import { lookAheadDays as defaultLookAhead } from '../../../../shared/booking/times/lookAheadDays.ts';
import { addDays, wallClock, wallTime } from '../../../../shared/kit/time/zonedTime.ts';
import type { WallClock } from '../../../../shared/kit/time/zonedTime.ts';
import type { BookingSpan, Workshop } from '../BookingReference.ts';
import { isFree } from './workshopUse.ts';
import type { FullTimes } from './workshopUse.ts';
import { fullDayOn, workTimesOn } from './workTimes.ts';
import type { WorkTime } from './workTimes.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Consecutive dates in the time zone of the workshops. */
export interface Dates {
  dates: readonly string[];
  clock: WallClock;
  /** ms since 1970; `until` includes hours past the last midnight. */
  from: number;
  until: number;
  now: number;
}

/** Returns `count` dates starting with `first` (YYYY-MM-DD). */
export function datesFrom(first: string, count: number, now: number, timeZone: string): Dates {
  const dates = Array.from({ length: count }, (_none, at) => addDays(first, at));
  const middle = Date.parse(`${first}T00:00:00Z`);
  const [from, until] = [middle - 2 * dayMs, middle + (count + 2) * dayMs];
  return { dates, clock: wallClock(from, until, timeZone), from, until, now };
}

/** Returns today and the last day that can be booked. */
export function bookableDates(
  now: number,
  { timeZone, lookAheadDays = defaultLookAhead.workshop }: BookingSpan,
): { today: string; last: string; days: number } {
  const today = wallTime(now, timeZone).date;
  return { today, last: addDays(today, lookAheadDays), days: lookAheadDays };
}

/** True when a time is far enough ahead to be booked. */
export function meetsNoticePeriod(workshop: Workshop, { start }: WorkTime, now: number): boolean {
  return start > now && start - now >= workshop.noticeHours * hourMs;
}

/** Lists every time of a date for this work, free or not: the drop-off first, then the lifts. */
export function timesOn(workshop: Workshop, date: string, workMinutes: number, { clock }: Dates): WorkTime[] {
  const fullDay = workshop.dropOffs > 0 ? fullDayOn(workshop.schedule, date, clock) : null;
  const lifts = workshop.lifts > 0 ? workTimesOn(workshop.schedule, date, workMinutes, clock) : [];
  return fullDay ? [fullDay, ...lifts] : lifts;
}

/** Lists the times of a date that can be booked now. */
export function freeTimesOn(
  workshop: Workshop,
  date: string,
  workMinutes: number,
  { dates, full }: { dates: Dates; full: FullTimes },
): WorkTime[] {
  return timesOn(workshop, date, workMinutes, dates).filter(
    (time) => meetsNoticePeriod(workshop, time, dates.now) && isFree(time, full),
  );
}

/** Returns the first time that can be booked now; null when there is none on these dates. */
export function firstFreeTime(workshop: Workshop, workMinutes: number, dates: Dates, full: FullTimes): WorkTime | null {
  for (const date of dates.dates) {
    const [first, ...others] = freeTimesOn(workshop, date, workMinutes, { dates, full });
    if (first) return others.reduce((early, time) => (time.start < early.start ? time : early), first);
  }
  return null;
}

/** Day entry of the week view. */
export function dayAvailability(date: string, free: readonly WorkTime[]): DayAvailability {
  return {
    date,
    availableSlots: free.filter(({ isFullDay }) => !isFullDay).map(({ timeSlot }) => timeSlot.slice(11, 16)),
    allDaySlotAvailable: free.some(({ isFullDay }) => isFullDay),
  };
}
