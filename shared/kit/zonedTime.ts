/** What a wall clock shows: the date as YYYY-MM-DD, and the minutes since its midnight. */
export interface WallTime {
  date: string;
  minutes: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Making a format is slow and using it is not. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...numeric, timeZone, hourCycle: 'h23' });
  formats.set(timeZone, made);
  return made;
}

/** Clocks change on quarters of an hour only, so that what a format says of one stands for all of it. */
const quarter = 15 * minute;
const mostKnown = 5000;
const offsets = new Map<string, number>();

/** How many ms the clocks of a time zone (IANA name) are ahead of UTC at an instant (ms since 1970). */
function offsetAt(instant: number, timeZone: string): number {
  const start = Math.floor(instant / quarter) * quarter;
  const key = `${timeZone} ${start}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= mostKnown) offsets.clear();
  const offset = readOffset(start, timeZone);
  offsets.set(key, offset);
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  const parts: Partial<Record<string, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 1970, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes) - instant;
}

/** What the clocks of a time zone show at an instant (ms since 1970). */
export function wallTime(instant: number, timeZone: string): WallTime {
  const local = new Date(instant + offsetAt(instant, timeZone));
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** From wall time to instants. The minutes may lie beyond the date's end. */
export type WallClock = (date: string, minutes: number) => number;

/**
 * The clock of a time zone for dates from one instant to another, at most some weeks apart. A wall time that comes twice
 * (the clocks were set back) is its first instant, one that is left out (set forward) the instant of the change: so a
 * time is always the first instant at which the clocks show it or a later one.
 */
export function wallClock(from: number, to: number, timeZone: string): WallClock {
  const [first, last] = [offsetAt(from - day, timeZone), offsetAt(to + day, timeZone)];
  if (first === last) return (date, minutes) => utcOf(date, minutes) - first; // no change between: nothing to look up
  return (date, minutes) => instantOf(utcOf(date, minutes), timeZone);
}

function utcOf(date: string, minutes: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * minute;
}

/** `wall` is the wall time as if it were UTC. */
function instantOf(wall: number, timeZone: string): number {
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

/** The date so many days later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
