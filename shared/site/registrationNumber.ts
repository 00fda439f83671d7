import { withoutSeparators } from '../kit/text/withoutSeparators.ts';
import { separatorsCount } from './plateReadings.ts';
import type { PagePlate, SitePlates } from './plateTypes.ts';
import { writtenPlate } from './writtenPlate.ts';
import { cutText } from '../kit/text/cutText.ts';

/**
 * Normalises a registration number: upper case, no separators, at most `maxLength` characters.
 * "ab 123-45" → "AB12345".
 */
export function normalizeRegistrationNumber(typed: string, { maxLength }: { maxLength: number }): string {
  return cutText(withoutSeparators(typed).toUpperCase(), maxLength);
}

/**
 * Normalises typed text to a number of a site's country: "mitt bil" → "MITTBIL".
 * A number in a format ends at the length of the formats ("abc 1234" → "ABC123"), a personal one may be longer.
 */
export function typedRegistrationNumber(typed: string, plate: PagePlate): string {
  if (separatorsCount(plate.written.map(([source]) => source))) return typedWithSeparators(typed, plate);
  const inFormat = normalizeRegistrationNumber(typed, plate);
  if (writtenPlate(inFormat, plate) !== inFormat) return inFormat;
  return normalizeRegistrationNumber(typed, { maxLength: plate.personalLength });
}

/** Keeps separators while they are typed, since they tell cars apart. */
function typedWithSeparators(typed: string, { example }: PagePlate): string {
  const tidied = typed
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\p{N}]+/gu, (between) => (between.includes('-') ? '-' : ' '));
  return cutText(tidied.trimStart(), example.length + 1);
}

/** Returns whether a normalised number has a format of the country, or can be a personal number there. */
export function isRegistrationNumber(
  text: string,
  { forms, personalSource }: Pick<SitePlates, 'forms' | 'personalSource'>,
): boolean {
  return (
    forms.some(({ source }) => new RegExp(source).test(text)) ||
    (personalSource !== undefined && new RegExp(personalSource).test(text))
  );
}
