import { addDays, weekdayOf } from './zonedTime.ts';

/** Six weeks: what any month needs at most, so that the grid keeps its height from month to month. */
const daysOfGrid = 42;

/** Making a format is slow and using it is not. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Dates have no zone here: they are read and written as if all were UTC. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

function instantOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The month of a date: "2026-11". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The 42 dates of a month's grid ("2026-11"), Monday first; those before its first and after its last day included. */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  return Array.from({ length: daysOfGrid }, (_none, index) => addDays(monday, index));
}

/** The month so many months later (earlier when negative). */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last date of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day so many months later, or the last of a month that is shorter: 31 January gives 28 February. */
export function sameDayLater(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const [day, last] = [`${month}${date.slice(7)}`, lastDayOf(month)];
  return day < last ? day : last;
}

/** "november 2026" */
export function monthName(month: string, locale: string): string {
  return formatOf(locale, { month: 'long', year: 'numeric' }).format(instantOf(`${month}-01`));
}

/** "torsdag 26 november 2026" */
export function fullDate(date: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatOf(locale, options).format(instantOf(date));
}

/** The names of the weekdays, Monday first; the short ones without the point that some languages put after them. */
export function weekdayNames(locale: string, length: 'short' | 'long'): string[] {
  const monday = '2024-01-01';
  return Array.from({ length: 7 }, (_none, index) =>
    formatOf(locale, { weekday: length })
      .format(instantOf(addDays(monday, index)))
      .replace(/\.$/, ''),
  );
}
