import { formatDate } from '../format/formatDate.ts';
import { getLocaleFormats } from '../format/getLocaleFormats.ts';

/**
 * Formats a time of day for a locale: "07:00", "7.00" in Finnish, "7:00 AM" in the United States.
 * @param minutes since midnight; 1440 is "24:00", later ones are in the following night ("01:00").
 * @param locale BCP 47 tag.
 */
export function clockText(minutes: number, locale: string): string {
  return formatDate('', locale, 'clock', minutes > 1440 ? minutes % 1440 : minutes);
}

/**
 * Formats a time of day in a sentence: "klo 15" has no minutes on the hour, nor has "3 pm".
 * @param minutes and `locale` as for clockText
 */
export function sentenceClockText(minutes: number, locale: string): string {
  if (minutes % 60 !== 0) return clockText(minutes, locale);
  return formatDate('', locale, 'wholeHour', minutes > 1440 ? minutes % 1440 : minutes);
}

/** Formats minutes since midnight (up to 1440) for machines: "07:00". */
export function isoClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Like clockText, but for a machine-readable time ("08:30"). */
export function writtenClockText(clock: string, locale: string): string {
  return clockText(minutesOf(clock), locale);
}

/** Returns the minutes since midnight of a machine-readable time ("08:30"). */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/**
 * Formats the hours of a day, "07:00–12:00, 13:00–17:00"; "" for none.
 * Where hours count to 12 they have no minutes on the hour: "9 am–5:30 pm". Minutes since midnight, to 1440 and beyond.
 */
export function hoursText(hours: readonly (readonly [from: number, to: number])[], locale: string): string {
  const countsTo12 = getLocaleFormats(locale).dates.clock.includes('{h');
  const text = countsTo12 ? sentenceClockText : clockText;
  return hours.map(([from, to]) => `${text(from, locale)}–${text(to, locale)}`).join(', ');
}
