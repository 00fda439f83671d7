import { formatDate, formatWeekdays } from '../format/formatDate.ts';
import { addDays, weekdayOf } from './zonedTime.ts';

/** Six weeks, the maximum of any month, so that the grid has a constant height. */
const daysOfGrid = 42;

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
  return formatDate(`${month}-01`, locale, 'month');
}

/** "torsdag 26 november 2026" */
export function fullDate(date: string, locale: string): string {
  return formatDate(date, locale, 'weekdayDate');
}

/**
 * Returns the weekday names, Monday first.
 * Short ones have no trailing point, which some languages add.
 */
export function weekdayNames(locale: string, length: 'short' | 'long'): string[] {
  const style = length === 'short' ? 'shortWeekday' : 'weekday';
  return formatWeekdays(locale, style).map((name) => name.replace(/\.$/, ''));
}
