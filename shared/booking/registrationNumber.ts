import { withoutSeparators } from '../kit/withoutSeparators.ts';

/** What stands on a Swedish plate: the letters I, Q, V, Å, Ä and Ö are not used, and O not in the last place. */
const swedishPlate = /^[A-HJ-PR-UW-Z]{3}\d{2}[A-HJ-NPR-UW-Z\d]$/;

const length = 6;

/** As it is sent and stored: upper case, without separators, at most six characters ("abc 123", "ABC-123" → "ABC123"). */
export function normalizeRegistrationNumber(typed: string): string {
  return withoutSeparators(typed).toUpperCase().slice(0, length);
}

/** Whether a normalised number has the form of a Swedish one: ABC123 or ABC12D. */
export function isRegistrationNumber(text: string): boolean {
  return swedishPlate.test(text);
}
