import { addDays, weekdayOf } from '../../kit/time/zonedTime.ts';
import type { DayAvailability } from '../BookingTypes.ts';
import { clockOf, dateOf } from './timeTexts.ts';

/** Days per request for times, and number of week chips shown at once. */
const daysOfBatch = 28;
const chipsShown = 4;

/** A selectable time. */
export interface WeekSlot {
  /** "2026-11-23T09:30:00", local time of the workshop; 08:00:00 for a full day. */
  timeSlot: string;
  isFullDay: boolean;
}

export interface WeekDay {
  /** "2026-11-23" */
  date: string;
  isWeekend: boolean;
  /** The full day first, then the earliest. */
  slots: WeekSlot[];
  /** No free times, but a waiting list. */
  canWait?: true;
  isClosed?: true;
  /** The only lack is a chosen add-on. */
  lacksAddon?: true;
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** Returns the ISO 8601 week number of a date: week 1 contains the year's first Thursday. */
export function weekNumber(date: string): number {
  const thursday = addDays(mondayOf(date), 3);
  return Math.floor(dayOfYear(thursday) / 7) + 1;
}

function dayOfYear(date: string): number {
  const dayMs = 86_400_000;
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / dayMs;
}

/** Returns the week of a date, counted from 0 for the week of `from`; 0 for earlier dates. */
export function weekIndex(from: string, date: string): number {
  const weeks = (Date.parse(mondayOf(date)) - Date.parse(mondayOf(from))) / (7 * 86_400_000);
  return Math.max(Math.round(weeks), 0);
}

/** Returns the Monday `index` weeks after that of `from`. */
export function weekStart(from: string, index: number): string {
  return addDays(mondayOf(from), index * 7);
}

/**
 * Returns the four week chips to show while a week is chosen.
 * The chosen one is never among the last two, except at the very end, so that the visitor sees how the list
 * continues. Weeks are counted from 0; `weeks` is their total.
 */
export function shownWeeks(chosen: number, weeks: number): number[] {
  const first = Math.max(0, Math.min(chosen - 1, weeks - chipsShown));
  return Array.from({ length: Math.min(chipsShown, weeks) }, (_none, index) => first + index);
}

/**
 * Returns how many four-week batches must be loaded while a week is chosen.
 * The next batch loads at the last or second-last loaded week. `weeks` is the total.
 */
export function batchesNeeded(chosen: number, weeks: number): number {
  return Math.floor((Math.min(chosen, weeks - 3) + 2) / chipsShown) + 1;
}

/** Returns the first day of a batch, counted from 0, when the first batch starts at `from`. */
export function batchStart(from: string, batch: number): string {
  return addDays(from, batch * daysOfBatch);
}

/** Combines a date and a time: "2026-11-23" and "09:30" give "2026-11-23T09:30:00". */
export function slotAt(date: string, clock: string): WeekSlot {
  return { timeSlot: `${dateOf(date)}T${clock}:00`, isFullDay: false };
}

/** Returns the full-day slot: the car is left before 08:00. */
export function fullDayAt(date: string): WeekSlot {
  return { timeSlot: `${dateOf(date)}T08:00:00`, isFullDay: true };
}

/** Returns the seven days of a week from Monday with their free times; unknown days have none. */
export function weekDays(monday: string, days: readonly DayAvailability[]): WeekDay[] {
  return Array.from({ length: 7 }, (_none, index) => {
    const date = addDays(monday, index);
    const known = days.find((day) => dateOf(day.date) === date);
    const slots = known?.availableSlots.map((clock) => slotAt(date, clock)) ?? [];
    return {
      date,
      isWeekend: index > 4,
      slots: known?.allDaySlotAvailable ? [fullDayAt(date), ...slots] : slots,
      ...(known?.canWait ? { canWait: known.canWait } : {}),
      ...(known?.isClosed ? { isClosed: known.isClosed } : {}),
      ...(known?.lacksAddon ? { lacksAddon: known.lacksAddon } : {}),
    };
  });
}

/** Removes a time from the free ones. */
export function withoutSlot(days: readonly DayAvailability[], taken: WeekSlot): DayAvailability[] {
  return days.map((day) => {
    if (dateOf(day.date) !== dateOf(taken.timeSlot)) return day;
    if (taken.isFullDay) return { ...day, allDaySlotAvailable: false };
    return { ...day, availableSlots: day.availableSlots.filter((clock) => clock !== clockOf(taken.timeSlot)) };
  });
}

/** Returns the first day after a date with a free time among the given days, or null. */
export function nextFreeDay(after: string, days: readonly DayAvailability[]): string | null {
  const free = days.filter(
    ({ availableSlots, allDaySlotAvailable }) => allDaySlotAvailable || availableSlots.length > 0,
  );
  return (
    free
      .map(({ date }) => dateOf(date))
      .filter((date) => date > after)
      .sort()[0] ?? null
  );
}

export function isSameSlot(one: WeekSlot | null, other: WeekSlot | null): boolean {
  return one?.timeSlot === other?.timeSlot && one?.isFullDay === other?.isFullDay;
}

/**
 * Finds a workshop's first free time among its slots: a clock time, else the full day starting then.
 * Null when it is no longer free.
 */
export function slotOfFirstTime(firstTimeSlot: string, days: readonly DayAvailability[]): WeekSlot | null {
  const date = dateOf(firstTimeSlot);
  const day = weekDays(mondayOf(date), days).find((known) => known.date === date);
  const same = day?.slots.filter(({ timeSlot }) => timeSlot.slice(0, 16) === firstTimeSlot.slice(0, 16)) ?? [];
  return same.find(({ isFullDay }) => !isFullDay) ?? same[0] ?? null;
}
