import { wallTime } from './zonedTime.ts';

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Converts a date or time of ISO 8601 to local time of a zone, without an offset.
 * "2026-11-30T23:00:00Z" becomes "2026-12-01T00:00:00" in Stockholm. Texts without an offset are local already.
 * @returns null for a text that is none
 */
export function localDateTime(text: string, timeZone: string): string | null {
  const [, date = '', clock, seconds = '00', offset] = form.exec(text) ?? [];
  if (!isDate(date)) return null;
  if (clock === undefined) return date;
  const time = `${date}T${clock}:${seconds}`;
  const instant = Date.parse(`${time}${(offset ?? 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  if (Number.isNaN(instant)) return null;
  if (offset === undefined) return time;
  const local = wallTime(instant, timeZone);
  const [hours, minutes] = [Math.floor(local.minutes / 60), local.minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${local.date}T${String(hours)}:${String(minutes)}:${seconds}`;
}

function isDate(date: string): boolean {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}
