import { localDigits } from './formatNumber.ts';
import { getLocaleFormats } from './getLocaleFormats.ts';
import type { DateStyle } from './LocaleFormats.ts';

const monday = '2024-01-01';
const dayMs = 86_400_000;

/**
 * Formats a local date (YYYY-MM-DD, or a text that begins with one) of the Gregorian calendar.
 * @param minutes time of day since midnight, for styles with a time
 */
export function formatDate(date: string, locale: string, style: DateStyle, minutes = 0): string {
  const formats = getLocaleFormats(locale);
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const hour = Math.floor(minutes / 60);
  const values: Partial<Record<string, number>> = {
    y: year,
    M: month,
    d: day,
    H: hour,
    h: ((hour + 11) % 12) + 1,
    m: minutes % 60,
  };
  return formats.dates[style].replace(/\{(\w)(\w*)\}/g, (_token, letter: string, more: string) => {
    if (/\d/.test(more)) {
      const weekday = Math.floor((Date.UTC(year, month - 1, day) - Date.parse(monday)) / dayMs) % 7;
      const at = letter === 'm' ? month - 1 : letter === 'a' ? Math.floor(hour / 12) % 2 : (weekday + 7) % 7;
      return formats.names[Number(more)]?.[at] ?? '';
    }
    const digits = String(values[letter] ?? 0);
    return localDigits(more === '' ? digits : digits.slice(-2).padStart(2, '0'), formats);
  });
}

/** Returns the weekday names of a locale, Monday first. */
export function formatWeekdays(locale: string, style: 'weekday' | 'shortWeekday'): string[] {
  const first = Date.parse(monday);
  return Array.from({ length: 7 }, (_none, index) =>
    formatDate(new Date(first + index * dayMs).toISOString(), locale, style),
  );
}
