import { createHash } from 'node:crypto';

/** Derives the id of a path: stable across starts, 32 upper-case hex digits (form N). */
export function contentId(path: string): string {
  return createHash('sha256').update(path.toLowerCase()).digest('hex').slice(0, 32).toUpperCase();
}

/** An id in form N (digits only), D (dashed, lower case) or B (braces, dashed, upper case). */
export function formatId(id: string, format: string): string {
  const dashed = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (format === 'D') return dashed.toLowerCase();
  if (format === 'B') return `{${dashed}}`;
  return id;
}

/** Form N of an id in any form and case, or null when the text is no id. */
export function readId(text: string): string | null {
  const digits = text.replace(/[{}-]/g, '').toUpperCase();
  return /^[0-9A-F]{32}$/.test(digits) ? digits : null;
}
