/** Parses a raw date of the platform ("20260214T080000Z"); null for other texts. */
export function readRawDate(raw: string): Date | null {
  const iso = raw.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return iso === raw ? null : new Date(iso);
}

/** Formats a time in UTC by a pattern of the platform: yyyy-MM-dd HH:mm, d MMMM yyyy, dddd. */
export function formatDate(moment: Date, pattern: string, language: string): string {
  const name = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(moment);
  const digits = (value: number, length: number): string => String(value).padStart(length, '0');
  const parts: Record<string, () => string> = {
    yyyy: () => digits(moment.getUTCFullYear(), 4),
    yy: () => digits(moment.getUTCFullYear() % 100, 2),
    MMMM: () => name({ month: 'long' }),
    MMM: () => name({ month: 'short' }),
    MM: () => digits(moment.getUTCMonth() + 1, 2),
    M: () => String(moment.getUTCMonth() + 1),
    dddd: () => name({ weekday: 'long' }),
    ddd: () => name({ weekday: 'short' }),
    dd: () => digits(moment.getUTCDate(), 2),
    d: () => String(moment.getUTCDate()),
    HH: () => digits(moment.getUTCHours(), 2),
    H: () => String(moment.getUTCHours()),
    hh: () => digits(moment.getUTCHours() % 12 || 12, 2),
    h: () => String(moment.getUTCHours() % 12 || 12),
    mm: () => digits(moment.getUTCMinutes(), 2),
    ss: () => digits(moment.getUTCSeconds(), 2),
    tt: () => (moment.getUTCHours() < 12 ? 'AM' : 'PM'),
  };
  return pattern.replace(/y{4}|yy|M{1,4}|d{1,4}|HH?|hh?|mm|ss|tt/g, (part) => parts[part]?.() ?? part);
}
