import { formatDate } from '../../kit/format/formatDate.ts';
import { getLocaleFormats } from '../../kit/format/getLocaleFormats.ts';
import { minutesOf, sentenceClockText, writtenClockText } from '../../kit/time/clockText.ts';

/*
 * Date and time texts of bookings. Values are local-time texts ("2026-11-26", "2026-11-26T08:00:00") throughout: no
 * time zone is involved, so that the page shows exactly what is sent. `locale` is a BCP 47 tag.
 */

/** Returns the date of a date or time text: "2026-11-26". */
export function dateOf(timeSlot: string): string {
  return timeSlot.slice(0, 10);
}

/** Returns the time of a time text as sent: "08:00". slotClockText formats it for readers. */
export function clockOf(timeSlot: string): string {
  return timeSlot.slice(11, 16);
}

/** Formats the time of a time text in a sentence of a language: "08:00", in Finnish "8". */
export function slotClockText(timeSlot: string, locale: string): string {
  return sentenceClockText(minutesOf(clockOf(timeSlot)), locale);
}

/** "torsdag", "Thursday" */
export function weekdayText(date: string, locale: string): string {
  return formatDate(date, locale, 'weekday');
}

/** "26 november", "26. marraskuuta" */
export function dayText(date: string, locale: string): string {
  return formatDate(date, locale, 'day');
}

/** "26 nov", "26 Nov" */
export function shortDayText(date: string, locale: string): string {
  return formatDate(date, locale, 'shortDay');
}

/**
 * "torsdag 26 november, 08:00", "Donnerstag, 26. November um 8 Uhr"
 * A full day has no time, only a latest one for the drop-off: "torsdag 26 november".
 */
export function timeText(timeSlot: string, locale: string, isFullDay = false): string {
  const day = fill('weekdayDay', locale, { weekday: weekdayText(timeSlot, locale), day: dayText(timeSlot, locale) });
  return isFullDay ? day : fill('dayTime', locale, { day, time: slotClockText(timeSlot, locale) });
}

/** "torsdag 26 november 2026, 08:00" */
export function longTimeText(timeSlot: string, locale: string): string {
  return fill('dayTime', locale, { day: longDayText(timeSlot, locale), time: slotClockText(timeSlot, locale) });
}

/** "tor 26 nov 08:00", "to 26.11. klo 8.00" */
export function shortTimeText(timeSlot: string, locale: string): string {
  const [weekday, shortDay] = [shortWeekdayText(timeSlot, locale), shortDayText(timeSlot, locale)];
  const day = fill('weekdayDay', locale, { weekday, day: shortDay });
  return fill('shortDayTime', locale, { day, time: writtenClockText(clockOf(timeSlot), locale) });
}

/** "tor", "Thu" */
export function shortWeekdayText(date: string, locale: string): string {
  return formatDate(date, locale, 'shortWeekday');
}

/** "torsdag 26 november 2026" */
export function longDayText(date: string, locale: string): string {
  return fill('weekdayDay', locale, { weekday: weekdayText(date, locale), day: formatDate(date, locale, 'date') });
}

/** For the start of a sentence: "Torsdag 26 november, 08:00". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fill(
  pattern: 'weekdayDay' | 'dayTime' | 'shortDayTime',
  locale: string,
  values: Record<string, string>,
): string {
  return getLocaleFormats(locale).times[pattern].replace(/\{(\w+)\}/g, (_mark, name: string) => values[name] ?? '');
}
