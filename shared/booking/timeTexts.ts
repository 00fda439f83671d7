import { weekdayOf } from '../kit/zonedTime.ts';

/**
 * Dates and times of bookings in Swedish words. They are wall-clock texts ("2026-11-26", "2026-11-26T08:00:00") from end
 * to end: no zone is known or asked for, so that what is shown is what is sent.
 */

const weekdays = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];

/** The date of a date or time text: "2026-11-26". */
export function dateOf(timeSlot: string): string {
  return timeSlot.slice(0, 10);
}

/** The clock of a time text: "08:00". */
export function clockOf(timeSlot: string): string {
  return timeSlot.slice(11, 16);
}

/** "torsdag" */
export function weekdayText(date: string): string {
  return weekdays[weekdayOf(dateOf(date))] ?? '';
}

/** "26 november" */
export function dayText(date: string): string {
  return `${String(dayNumber(date))} ${monthOf(date)}`;
}

/** "26 nov" */
export function shortDayText(date: string): string {
  return `${String(dayNumber(date))} ${monthOf(date).slice(0, 3)}`;
}

/** "torsdag 26 november, 08:00" */
export function timeText(timeSlot: string): string {
  return `${weekdayText(timeSlot)} ${dayText(timeSlot)}, ${clockOf(timeSlot)}`;
}

/** "tor 26 nov 08:00" */
export function shortTimeText(timeSlot: string): string {
  return `${shortWeekdayText(timeSlot)} ${shortDayText(timeSlot)} ${clockOf(timeSlot)}`;
}

/** "tor" */
export function shortWeekdayText(date: string): string {
  return weekdayText(date).slice(0, 3);
}

/** For the start of a sentence: "Torsdag 26 november, 08:00". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayNumber(date: string): number {
  return Number(date.slice(8, 10));
}

function monthOf(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? '';
}
