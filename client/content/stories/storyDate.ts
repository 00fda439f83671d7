import type { PlatformDate } from '../../../shared/content/ContentTypes.ts';
import { formatDate } from '../../../shared/kit/format/formatDate.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';

const compact = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/**
 * Converts the platform's date to ISO text; "" when it is not a date.
 * "20260214T080000Z" becomes "2026-02-14T08:00:00Z".
 */
export function isoDate(value: string): string {
  const iso = value.trim().replace(compact, '$1-$2-$3T$4:$5:$6Z');
  // the platform writes year 1 for a date that an editor left out
  return Number.isNaN(Date.parse(iso)) || iso.startsWith('0001') ? '' : iso;
}

/**
 * Formats the date for the page's language ("14 november 2026").
 * An unparsable date is shown as the platform's server formatted it.
 */
export function dateText({ value, formatted }: PlatformDate, locale: string, timeZone: string): string {
  const iso = isoDate(value);
  if (iso === '') return formatted;
  // a date without a time is the same day in every time zone
  const day = iso.length === 10 ? iso : wallTime(Date.parse(iso), timeZone).date;
  return formatDate(day, locale, 'date');
}
