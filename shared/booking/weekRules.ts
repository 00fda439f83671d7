import { addDays, weekdayOf } from '../kit/zonedTime.ts';
import type { DayAvailability } from './BookingTypes.ts';
import { clockOf, dateOf } from './timeTexts.ts';

/** How many days one question for times covers, and how many chips of weeks show at once. */
const daysOfBatch = 28;
const chipsShown = 4;

/** A time that can be chosen. */
export interface WeekSlot {
  /** "2026-11-23T09:30:00": the wall clock of the workshop; 08:00:00 for a full day. */
  timeSlot: string;
  isFullDay: boolean;
}

export interface WeekDay {
  /** "2026-11-23" */
  date: string;
  isWeekend: boolean;
  /** The full day first, then the earliest. */
  slots: WeekSlot[];
  /** Without times, and with a waiting list. */
  canWait?: true;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** The number of a date's week by ISO 8601: week 1 has the year's first Thursday. */
export function weekNumber(date: string): number {
  const thursday = addDays(mondayOf(date), 3);
  return Math.floor(dayOfYear(thursday) / 7) + 1;
}

function dayOfYear(date: string): number {
  const dayMs = 86_400_000;
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / dayMs;
}

/** Which week a date is in, counted from 0 for the week of `from`; 0 for earlier dates. */
export function weekIndex(from: string, date: string): number {
  const weeks = (Date.parse(mondayOf(date)) - Date.parse(mondayOf(from))) / (7 * 86_400_000);
  return Math.max(Math.round(weeks), 0);
}

/** The Monday of the week so many weeks after that of `from`. */
export function weekStart(from: string, index: number): string {
  return addDays(mondayOf(from), index * 7);
}

/**
 * Which chips show while a week is chosen: four, and the chosen one never among the last two, so that one always sees
 * where it goes on, except at the very end. Weeks are counted from 0; there are `weeks` in all.
 */
export function shownWeeks(chosen: number, weeks: number): number[] {
  const first = Math.max(0, Math.min(chosen - 1, weeks - chipsShown));
  return Array.from({ length: Math.min(chipsShown, weeks) }, (_none, index) => first + index);
}

/**
 * How many batches of four weeks have to be there while a week is chosen: the next one comes with the last or last but
 * one of the weeks that are. There are `weeks` in all.
 */
export function batchesNeeded(chosen: number, weeks: number): number {
  return Math.floor((Math.min(chosen, weeks - 3) + 2) / chipsShown) + 1;
}

/** The first day of a batch, counted from 0, when the first batch starts at `from`. */
export function batchStart(from: string, batch: number): string {
  return addDays(from, batch * daysOfBatch);
}

/** The time texts of one's choice on a date: "2026-11-23" and "09:30" give "2026-11-23T09:30:00". */
export function slotAt(date: string, clock: string): WeekSlot {
  return { timeSlot: `${dateOf(date)}T${clock}:00`, isFullDay: false };
}

/** The car is left before 08:00 for the day. */
export function fullDayAt(date: string): WeekSlot {
  return { timeSlot: `${dateOf(date)}T08:00:00`, isFullDay: true };
}

/** The seven days of a week from Monday, with the times that are free; a day of which nothing is known has none. */
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
    };
  });
}

/** The days with a time left out of what is free. */
export function withoutSlot(days: readonly DayAvailability[], taken: WeekSlot): DayAvailability[] {
  return days.map((day) => {
    if (dateOf(day.date) !== dateOf(taken.timeSlot)) return day;
    if (taken.isFullDay) return { ...day, allDaySlotAvailable: false };
    return { ...day, availableSlots: day.availableSlots.filter((clock) => clock !== clockOf(taken.timeSlot)) };
  });
}

/** The first day after a date that has a free time; null when none of the given days has. */
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
 * The choice that a workshop's first free time stands for, among its free times: a clock time, or else the full day
 * that starts with it. Null when it is free no more.
 */
export function slotOfFirstTime(firstTimeSlot: string, days: readonly DayAvailability[]): WeekSlot | null {
  const date = dateOf(firstTimeSlot);
  const day = weekDays(mondayOf(date), days).find((known) => known.date === date);
  const same = day?.slots.filter(({ timeSlot }) => timeSlot.slice(0, 16) === firstTimeSlot.slice(0, 16)) ?? [];
  return same.find(({ isFullDay }) => !isFullDay) ?? same[0] ?? null;
}
