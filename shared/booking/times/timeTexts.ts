import { formatDate } from '../../kit/format/formatDate.ts';
import { writtenClockText } from '../../kit/time/clockText.ts';

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

/** Formats the time of a time text for a language: "08:00", in Finnish "8.00". */
export function slotClockText(timeSlot: string, locale: string): string {
  return writtenClockText(clockOf(timeSlot), locale);
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
  // Swedish: three letters without a full stop, where CLDR has "26 nov." and "26 sept."
  if (isSwedish(locale)) return dayText(date, locale).replace(/\p{L}+$/u, (month) => month.slice(0, 3));
  return formatDate(date, locale, 'shortDay');
}

/** Separator between a day and its time; a comma in the other languages. */
const clockWords: Partial<Record<string, string>> = { fi: ' klo ', nb: ' kl. ', sk: ' o ', de: ' um ' };

function withClock(day: string, timeSlot: string, locale: string): string {
  const oclock = isGerman(locale) ? ' Uhr' : '';
  return `${day}${clockWords[locale.slice(0, 2)] ?? ', '}${slotClockText(timeSlot, locale)}${oclock}`;
}

/**
 * "torsdag 26 november, 08:00", "Donnerstag, 26. November um 08:00 Uhr"
 * A full day has no time, only a latest one for the drop-off: "torsdag 26 november".
 */
export function timeText(timeSlot: string, locale: string, isFullDay = false): string {
  const day = withWeekday(weekdayText(timeSlot, locale), dayText(timeSlot, locale), locale);
  return isFullDay ? day : withClock(day, timeSlot, locale);
}

/** "torsdag 26 november 2026, 08:00" */
export function longTimeText(timeSlot: string, locale: string): string {
  return withClock(longDayText(timeSlot, locale), timeSlot, locale);
}

/** "tor 26 nov 08:00", "to 26.11. klo 8.00" */
export function shortTimeText(timeSlot: string, locale: string): string {
  const day = withWeekday(shortWeekdayText(timeSlot, locale), shortDayText(timeSlot, locale), locale);
  // "26.11. 8.00" would read as one number
  const between = locale.startsWith('fi') ? ' klo ' : isGerman(locale) ? ', ' : ' ';
  return `${day}${between}${slotClockText(timeSlot, locale)}`;
}

/** "tor", "Thu" */
export function shortWeekdayText(date: string, locale: string): string {
  if (isSwedish(locale)) return weekdayText(date, locale).slice(0, 3);
  return formatDate(date, locale, 'shortWeekday');
}

/** "torsdag 26 november 2026" */
export function longDayText(date: string, locale: string): string {
  return `${withWeekday(weekdayText(date, locale), dayText(date, locale), locale)} ${date.slice(0, 4)}`;
}

/** For the start of a sentence: "Torsdag 26 november, 08:00". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** German has a comma after the day of the week. */
function withWeekday(weekday: string, day: string, locale: string): string {
  return `${weekday}${isGerman(locale) ? ',' : ''} ${day}`;
}

function isGerman(locale: string): boolean {
  return locale.startsWith('de');
}

function isSwedish(locale: string): boolean {
  return locale === 'sv' || locale.startsWith('sv-');
}
