import { withoutSeparators } from '../kit/text/withoutSeparators.ts';
import type { SitePlates } from './plateTypes.ts';

/**
 * Normalises a registration number: upper case, no separators, at most `maxLength` characters.
 * "ab 123-45" → "AB12345".
 */
export function normalizeRegistrationNumber(typed: string, { maxLength }: { maxLength: number }): string {
  return withoutSeparators(typed).toUpperCase().slice(0, maxLength);
}

/** Returns whether a normalised number has a format of the country. */
export function isRegistrationNumber(text: string, { forms }: Pick<SitePlates, 'forms'>): boolean {
  return forms.some(({ source }) => new RegExp(source).test(text));
}
