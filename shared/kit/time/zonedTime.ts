/** Local date (YYYY-MM-DD) and minutes since its midnight. */
export interface WallTime {
  date: string;
  minutes: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Cached: creating a format is slow, using it is fast. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getDateFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...numeric, timeZone, hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format;
}

/** Clocks only change on quarters of an hour, so one look-up per quarter suffices. */
const quarter = 15 * minute;
const maxCachedOffsets = 5000;
const offsets = new Map<string, number>();

/** Returns the UTC offset in ms of a time zone (IANA name) at an instant (ms since 1970). */
export function offsetAt(instant: number, timeZone: string): number {
  const start = Math.floor(instant / quarter) * quarter;
  const key = `${timeZone} ${start}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  if (offsets.size >= maxCachedOffsets) offsets.clear();
  const offset = readOffset(start, timeZone);
  offsets.set(key, offset);
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  const parts: Partial<Record<string, number>> = {};
  for (const { type, value } of getDateFormat(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 1970, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes) - instant;
}

/** Returns the local time in a time zone at an instant (ms since 1970). */
export function wallTime(instant: number, timeZone: string): WallTime {
  const local = new Date(instant + offsetAt(instant, timeZone));
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** Converts local time to an instant. The minutes may lie beyond the date's end. */
export type WallClock = (date: string, minutes: number) => number;

/**
 * Creates a clock of a time zone for dates between two instants, at most some weeks apart. A local time is converted
 * to the first instant at which clocks show it or a later time: a repeated time (clocks set back) is its first
 * instant, a skipped one (set forward) the instant of the change.
 */
export function wallClock(from: number, to: number, timeZone: string): WallClock {
  const [first, last] = [offsetAt(from - day, timeZone), offsetAt(to + day, timeZone)];
  if (first === last) return (date, minutes) => toUtc(date, minutes) - first; // No clock change in between.
  return (date, minutes) => resolveInstant(toUtc(date, minutes), timeZone);
}

function toUtc(date: string, minutes: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * minute;
}

/** `wall` is the local time as if it were UTC. */
function resolveInstant(wall: number, timeZone: string): number {
  const [before, after] = [offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)];
  const [larger, smaller] = [Math.max(before, after), Math.min(before, after)];
  const [early, late] = [wall - larger, wall - smaller];
  if (offsetAt(early, timeZone) === larger) return early;
  if (offsetAt(late, timeZone) === smaller) return late;
  let [below, change] = [early, late];
  while (change - below > minute) {
    const middle = Math.floor((below + change) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === smaller) below = middle;
    else change = middle;
  }
  return change;
}

/** Adds days to a date; negative numbers go back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
