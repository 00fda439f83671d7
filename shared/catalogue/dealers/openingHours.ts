import { addDays, wallClock, wallTime, weekdayOf } from '../../kit/time/zonedTime.ts';

/**
 * Opening hours of a day in minutes from its midnight, local time; empty: closed.
 * An end past 1440 lies in the following night.
 */
export type DayHours = readonly (readonly [from: number, to: number])[];

/** A day that differs from the week. */
export interface SpecialDay {
  /** "2026-12-24", or "12-24" for that day of every year. */
  date: string;
  hours: DayHours;
  /** Open by appointment, at no stated hours. */
  byAppointment?: true;
}

export interface OpeningSchedule {
  /** Seven days, Monday first. */
  week: readonly DayHours[];
  days: readonly SpecialDay[];
  /** Weekdays open by appointment, at no stated hours; 0 for Monday. */
  appointmentWeekdays?: readonly number[];
}

/** A time within the next days, local time. */
export interface NearTime {
  /** 0 for today. */
  daysAhead: number;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  minutes: number;
}

/**
 * `until` is null if it does not close within seven days, `opens` if it does not open. `byAppointment` is true on a day
 * that is open by appointment, which is neither open nor closed.
 */
export type OpenState =
  | { open: true; until: NearTime | null }
  | { open: false; opens: NearTime | null; byAppointment: boolean };

const daysLookedAt = 7;
const minutesOfDay = 1440;

/** Returns the hours of a date (YYYY-MM-DD); a special day overrides the weekday. */
export function hoursOn(schedule: OpeningSchedule, date: string): DayHours {
  return specialDayOn(schedule, date)?.hours ?? schedule.week[weekdayOf(date)] ?? [];
}

/** Returns whether no opening begins on a date (YYYY-MM-DD), not even by appointment. */
export function isClosedOn(schedule: OpeningSchedule, date: string): boolean {
  return hoursOn(schedule, date).length === 0 && !isByAppointmentOn(schedule, date);
}

function isByAppointmentOn(schedule: OpeningSchedule, date: string): boolean {
  const special = specialDayOn(schedule, date);
  return special ? special.byAppointment === true : schedule.appointmentWeekdays?.includes(weekdayOf(date)) === true;
}

function specialDayOn({ days }: OpeningSchedule, date: string): SpecialDay | undefined {
  return days.find((day) => day.date === date) ?? days.find((day) => day.date === date.slice(5));
}

/**
 * Returns whether any schedule is open at `now` (ms since 1970), and when that changes next.
 * With several schedules (the departments of a dealer), one open schedule is enough. Hours belong to the day they
 * begin on, also past midnight; times are in `timeZone` (IANA name), including its clock changes.
 */
export function openState(schedules: readonly OpeningSchedule[], now: number, timeZone: string): OpenState {
  const today = wallTime(now, timeZone).date;
  const span = (days: number): number => days * minutesOfDay * 60_000;
  const clock = wallClock(now - span(2), now + span(daysLookedAt + 3), timeZone);
  const spells = schedules.flatMap((schedule) => buildSpells(schedule, today, clock)).sort((a, b) => a.from - b.from);
  const end = clock(addDays(today, daysLookedAt), minutesOfDay);
  let current: Spell | null = null;
  for (const spell of spells) {
    if (current && spell.from > current.to) break;
    if (current) current = spell.to > current.to ? { ...spell, from: current.from } : current;
    else if (spell.from <= now && now < spell.to) current = spell;
  }
  if (current) return { open: true, until: current.to >= end ? null : nearTime(today, current.date, current.end) };
  const next = spells.find((spell) => spell.from > now);
  const byAppointment = schedules.some((schedule) => isByAppointmentOn(schedule, today));
  return { open: false, opens: next ? nearTime(today, next.date, next.start) : null, byAppointment };
}

/** One opening, as instants and as local time of its day. */
interface Spell {
  from: number;
  to: number;
  date: string;
  start: number;
  end: number;
}

function buildSpells(
  schedule: OpeningSchedule,
  today: string,
  clock: (date: string, minutes: number) => number,
): Spell[] {
  return Array.from({ length: daysLookedAt + 2 }, (_none, at) => addDays(today, at - 1)).flatMap((date) =>
    hoursOn(schedule, date).map(([start, end]) => ({
      from: clock(date, start),
      to: clock(date, end),
      date,
      start,
      end,
    })),
  );
}

function nearTime(today: string, date: string, minutes: number): NearTime {
  // Midnight counts as the end of a day rather than the beginning of the next.
  const days = minutes > minutesOfDay ? Math.floor(minutes / minutesOfDay) : 0;
  const on = addDays(date, days);
  const daysAhead = Math.round((Date.parse(on) - Date.parse(today)) / (minutesOfDay * 60_000));
  return { daysAhead, weekday: weekdayOf(on), minutes: minutes - days * minutesOfDay };
}
