import { addDays, wallClock, wallTime, weekdayOf } from '../kit/zonedTime.ts';

/**
 * When a day's hours begin and end, in minutes from its midnight by the wall clock. An end past 1440 lies in the night
 * that follows. No hours: closed.
 */
export type DayHours = readonly (readonly [from: number, to: number])[];

/** A day that differs from the week. */
export interface SpecialDay {
  /** "2026-12-24", or "12-24" for that day of every year. */
  date: string;
  hours: DayHours;
}

export interface OpeningSchedule {
  /** Seven days, Monday first. */
  week: readonly DayHours[];
  days: readonly SpecialDay[];
}

/** A time near now, by the wall clock. */
export interface NearTime {
  /** 0 for today. */
  daysAhead: number;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  minutes: number;
}

/** `until` is null when it does not close, `opens` when it does not open, within the next seven days. */
export type OpenState = { open: true; until: NearTime | null } | { open: false; opens: NearTime | null };

const daysLookedAt = 7;
const minutesOfDay = 1440;

/** The hours of a date (YYYY-MM-DD): those of a special day, of that year or of every year, before the weekday's. */
export function hoursOn(schedule: OpeningSchedule, date: string): DayHours {
  const special =
    schedule.days.find((day) => day.date === date) ?? schedule.days.find((day) => day.date === date.slice(5));
  return special?.hours ?? schedule.week[weekdayOf(date)] ?? [];
}

/**
 * Whether something with these hours is open at `now` (ms since 1970), and until when, or when it opens next. Of several
 * schedules (the departments of a dealer) it is open while one of them is. Hours belong to the day they begin on, also
 * past midnight; times are those of `timeZone` (IANA name), also when its clocks are set back or forward.
 */
export function openState(schedules: readonly OpeningSchedule[], now: number, timeZone: string): OpenState {
  const today = wallTime(now, timeZone).date;
  const span = (days: number): number => days * minutesOfDay * 60_000;
  const clock = wallClock(now - span(2), now + span(daysLookedAt + 3), timeZone);
  const spells = schedules.flatMap((schedule) => spellsOf(schedule, today, clock)).sort((a, b) => a.from - b.from);
  const end = clock(addDays(today, daysLookedAt), minutesOfDay);
  let current: Spell | null = null;
  for (const spell of spells) {
    if (current && spell.from > current.to) break;
    if (current) current = spell.to > current.to ? { ...spell, from: current.from } : current;
    else if (spell.from <= now && now < spell.to) current = spell;
  }
  if (current) return { open: true, until: current.to >= end ? null : nearTime(today, current.date, current.end) };
  const next = spells.find((spell) => spell.from > now);
  return { open: false, opens: next ? nearTime(today, next.date, next.start) : null };
}

/** One opening, as instants and as the wall time of its day. */
interface Spell {
  from: number;
  to: number;
  date: string;
  start: number;
  end: number;
}

function spellsOf(schedule: OpeningSchedule, today: string, clock: (date: string, minutes: number) => number): Spell[] {
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
  // midnight is the end of a day rather than the beginning of the next
  const days = minutes > minutesOfDay ? Math.floor(minutes / minutesOfDay) : 0;
  const on = addDays(date, days);
  const daysAhead = Math.round((Date.parse(on) - Date.parse(today)) / (minutesOfDay * 60_000));
  return { daysAhead, weekday: weekdayOf(on), minutes: minutes - days * minutesOfDay };
}
