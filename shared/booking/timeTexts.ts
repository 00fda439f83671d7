/*
 * Dates and times of bookings in words. They are wall-clock texts ("2026-11-26", "2026-11-26T08:00:00") from end to end:
 * no zone is involved, so that the page shows exactly what is sent. `locale` is a BCP 47 tag.
 */

/** Creating a format is slow, using it is not. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(Date.parse(`${dateOf(date)}T00:00:00Z`));
}

/** The date of a date or time text: "2026-11-26". */
export function dateOf(timeSlot: string): string {
  return timeSlot.slice(0, 10);
}

/** The clock of a time text: "08:00". */
export function clockOf(timeSlot: string): string {
  return timeSlot.slice(11, 16);
}

/** "torsdag", "Thursday" */
export function weekdayText(date: string, locale: string): string {
  return format(date, locale, { weekday: 'long' });
}

/** "26 november", "26. marraskuuta" */
export function dayText(date: string, locale: string): string {
  return format(date, locale, { day: 'numeric', month: 'long' });
}

/** "26 nov", "26 Nov" */
export function shortDayText(date: string, locale: string): string {
  // Swedish: three letters without a full stop, where CLDR has "26 nov." and "26 sept."
  if (isSwedish(locale)) return dayText(date, locale).replace(/\p{L}+$/u, (month) => month.slice(0, 3));
  return format(date, locale, { day: 'numeric', month: 'short' });
}

/** "torsdag 26 november, 08:00" */
export function timeText(timeSlot: string, locale: string): string {
  return `${weekdayText(timeSlot, locale)} ${dayText(timeSlot, locale)}, ${clockOf(timeSlot)}`;
}

/** "tor 26 nov 08:00" */
export function shortTimeText(timeSlot: string, locale: string): string {
  return `${shortWeekdayText(timeSlot, locale)} ${shortDayText(timeSlot, locale)} ${clockOf(timeSlot)}`;
}

/** "tor", "Thu" */
export function shortWeekdayText(date: string, locale: string): string {
  if (isSwedish(locale)) return weekdayText(date, locale).slice(0, 3);
  return format(date, locale, { weekday: 'short' });
}

/** "torsdag 26 november 2026" */
export function longDayText(date: string, locale: string): string {
  return `${weekdayText(date, locale)} ${dayText(date, locale)} ${date.slice(0, 4)}`;
}

/** For the start of a sentence: "Torsdag 26 november, 08:00". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isSwedish(locale: string): boolean {
  return locale === 'sv' || locale.startsWith('sv-');
}
