import type { PlatformDate } from '../../../shared/content/ContentTypes.ts';

const compact = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The platform's date as ISO text ("20260214T080000Z" becomes "2026-02-14T08:00:00Z"); "" when it is none. */
export function isoDate(value: string): string {
  const iso = value.trim().replace(compact, '$1-$2-$3T$4:$5:$6Z');
  // the platform writes year 1 where an editor left the date out
  return Number.isNaN(Date.parse(iso)) || iso.startsWith('0001') ? '' : iso;
}

/**
 * The date in words, as the page's language writes it ("14 november 2026"). A date that cannot be read is shown as the
 * platform's server formatted it.
 */
export function dateText({ value, formatted }: PlatformDate, locale: string, timeZone: string): string {
  const iso = isoDate(value);
  if (iso === '') return formatted;
  // a day without a time is that day in every time zone
  const zone = iso.length === 10 ? 'UTC' : timeZone;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
  return format.format(new Date(iso));
}
