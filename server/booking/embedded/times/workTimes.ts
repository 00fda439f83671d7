import { hoursOn } from '../../../../shared/catalogue/dealers/openingHours.ts';
import type { OpeningSchedule } from '../../../../shared/catalogue/dealers/openingHours.ts';
import { addDays } from '../../../../shared/kit/time/zonedTime.ts';
import type { WallClock } from '../../../../shared/kit/time/zonedTime.ts';

/** An offering with its quantity. */
export interface ChosenOffering {
  code: string;
  units: number;
}

/** A time at which a car can arrive. */
export interface WorkTime {
  /** "2026-11-23T09:30:00", wall clock. */
  timeSlot: string;
  isFullDay: boolean;
  /** ms since 1970. */
  start: number;
  /** From arrival until the car is done, breaks included; for a full day, until the workshop closes. */
  minutes: number;
  /** Limited add-ons that a booking takes; left out for none. */
  addons?: readonly ChosenOffering[];
}

/** Work begins on half hours of the wall clock. */
const gridMinutes = 30;

/** Cars for the day are dropped off before 08:00. */
const dropOffMinutes = 8 * 60;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Lists the times of a date at which work of a duration can begin, earliest first.
 * Work begins and ends within the opening hours of one day, and pauses while the workshop is closed between them (the
 * car stays on the lift). Hours past midnight belong to the previous day. A wall time skipped by a clock change is left
 * out; a repeated one is its first instant.
 */
export function workTimesOn(
  schedule: OpeningSchedule,
  date: string,
  workMinutes: number,
  clock: WallClock,
): WorkTime[] {
  const own = timesOfDay(schedule, date, workMinutes, clock);
  const night = addDays(date, -1);
  if (!reachesPastMidnight(schedule, night) && !reachesPastMidnight(schedule, date)) return own;
  const known = new Set<number>();
  return [...timesOfDay(schedule, night, workMinutes, clock), ...own]
    .filter(({ timeSlot }) => timeSlot.startsWith(date))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }) => !known.has(start) && known.add(start));
}

function reachesPastMidnight(schedule: OpeningSchedule, date: string): boolean {
  return hoursOn(schedule, date).some(([, to]) => to > dayMinutes);
}

/** The drop-off time of a date; null when the workshop is closed at 08:00. */
export function fullDayOn(schedule: OpeningSchedule, date: string, clock: WallClock): WorkTime | null {
  const hours = hoursOn(schedule, date);
  if (!hours.some(([from, to]) => from <= dropOffMinutes && to > dropOffMinutes)) return null;
  const start = clock(date, dropOffMinutes);
  const end = clock(date, Math.max(...hours.map(([, to]) => to)));
  const minutes = Math.round((end - start) / minuteMs);
  return { timeSlot: slotText(date, dropOffMinutes), isFullDay: true, start, minutes };
}

interface Spell {
  from: number;
  to: number;
}

/** Times of the opening hours that begin on a date, also past its midnight. */
function timesOfDay(schedule: OpeningSchedule, date: string, workMinutes: number, clock: WallClock): WorkTime[] {
  const hours = [...hoursOn(schedule, date)].sort(([a], [b]) => a - b);
  const end = Math.max(0, ...hours.map(([, to]) => to));
  const midnight = clock(date, 0);
  const isWhole = clock(date, end) - midnight === end * minuteMs; // otherwise the clocks change in between
  const instant = (minutes: number): number => (isWhole ? midnight + minutes * minuteMs : clock(date, minutes));
  const spells = hours.map(([from, to]) => ({ from: instant(from), to: instant(to) }));
  const times: WorkTime[] = [];
  for (const [from, to] of hours) {
    for (let at = Math.ceil(from / gridMinutes) * gridMinutes; at < to; at += gridMinutes) {
      const start = instant(at);
      // a skipped time maps to the instant of the change, which the next time also has
      if (!isWhole && start === instant(at + gridMinutes)) continue;
      const done = doneAt(spells, start, workMinutes);
      if (done === null) continue;
      const minutes = Math.round((done - start) / minuteMs);
      times.push({ timeSlot: slotText(date, at), isFullDay: false, start, minutes });
    }
  }
  return times;
}

/** Returns when work that begins at an instant is done; null when the day ends before. */
function doneAt(spells: readonly Spell[], start: number, workMinutes: number): number | null {
  let remainingMs = workMinutes * minuteMs;
  for (const { from, to } of spells) {
    const begin = Math.max(start, from);
    if (to <= begin) continue;
    if (remainingMs <= to - begin) return begin + remainingMs;
    remainingMs -= to - begin;
  }
  return null;
}

function slotText(date: string, minutes: number): string {
  const on = minutes < dayMinutes ? date : addDays(date, Math.floor(minutes / dayMinutes));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${on}T${two(Math.floor((minutes % dayMinutes) / 60))}:${two(minutes % 60)}:00`;
}
