import { withoutSeparators } from '../kit/withoutSeparators.ts';
import type { SitePlates } from './plateTypes.ts';

/** As it is sent and stored: upper case, without separators, at most `maxLength` characters ("ab 123-45" → "AB12345"). */
export function normalizeRegistrationNumber(typed: string, { maxLength }: { maxLength: number }): string {
  return withoutSeparators(typed).toUpperCase().slice(0, maxLength);
}

/** True if a normalised number has a form of the country. */
export function isRegistrationNumber(text: string, { forms }: Pick<SitePlates, 'forms'>): boolean {
  return forms.some(({ source }) => new RegExp(source).test(text));
}
