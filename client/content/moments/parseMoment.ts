import { offsetAt } from '../../../shared/kit/time/zonedTime.ts';

const form = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Parses a date field into ms since 1970; null when it is not a date.
 * Formats are ISO text and the platform's "20260214T080000Z". A date alone means the start of the day; without an
 * offset the time is in `timeZone`.
 */
export function parseMoment(text: string, timeZone: string): number | null {
  const match = form.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((one: string | undefined) => Number(one ?? 0));
  // The platform writes an unset date as year 1.
  if (year < 1900) return null;
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(clock);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59) return null;
  const zone = match[7];
  if (zone === 'Z') return clock;
  if (zone !== undefined) {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
    return clock - (zone.startsWith('-') ? -minutes : minutes) * 60_000;
  }
  // The first guess may lie across a daylight saving change: the second lookup corrects its offset.
  return clock - offsetAt(clock - offsetAt(clock, timeZone), timeZone);
}
