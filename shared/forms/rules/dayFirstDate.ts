/** Formats "2026-11-26" the Norwegian way, "26.11.2026"; "" for an invalid date. */
export function dayFirstDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3] ?? ''}.${match[2] ?? ''}.${match[1] ?? ''}` : '';
}

/**
 * Parses a typed date to YYYY-MM-DD; null if invalid.
 * Accepts day, month and year with points, dashes, slashes or spaces between them ("26.11.2026", "1/2/27"), eight
 * digits in that order ("26112026"), or YYYY-MM-DD.
 */
export function readDayFirstDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed =
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ?? /^(\d{1,2})[.\-/ ]\s*(\d{1,2})[.\-/ ]\s*(\d{4}|\d{2})$/.exec(trimmed);
  if (!typed) return null;
  const year = Number(typed[3]);
  return existing(year < 100 ? 2000 + year : year, Number(typed[2]), Number(typed[1]));
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
