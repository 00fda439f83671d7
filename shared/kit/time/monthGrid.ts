import { addDays, weekdayOf } from './zonedTime.ts';

/** Six weeks, the maximum of any month, so that the grid has a constant height. */
const daysOfGrid = 42;

/** Cached: creating a format is slow, using it is fast. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Dates have no time zone here: they are parsed and formatted as UTC. */
function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

function toInstant(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Returns the month of a date: "2026-11". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/**
 * Returns the 42 dates of a month's grid ("2026-11"), Monday first.
 * Includes dates before its first and after its last day.
 */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  return Array.from({ length: daysOfGrid }, (_none, index) => addDays(monday, index));
}

/** Adds months to a month; negative numbers go back. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the last date of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Adds months to a date, clamped to the end of the month: 31 January gives 28 February. */
export function sameDayLater(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const [day, last] = [`${month}${date.slice(7)}`, lastDayOf(month)];
  return day < last ? day : last;
}

/** "november 2026" */
export function monthName(month: string, locale: string): string {
  return getDateFormat(locale, { month: 'long', year: 'numeric' }).format(toInstant(`${month}-01`));
}

/** "torsdag 26 november 2026" */
export function fullDate(date: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return getDateFormat(locale, options).format(toInstant(date));
}

/**
 * Returns the weekday names, Monday first.
 * Short ones have no trailing point, which some languages add.
 */
export function weekdayNames(locale: string, length: 'short' | 'long'): string[] {
  const monday = '2024-01-01';
  return Array.from({ length: 7 }, (_none, index) =>
    getDateFormat(locale, { weekday: length })
      .format(toInstant(addDays(monday, index)))
      .replace(/\.$/, ''),
  );
}
