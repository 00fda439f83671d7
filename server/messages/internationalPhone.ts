import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { normalizePhone } from '../../shared/forms/rules/phoneNumber.ts';

/**
 * Converts a telephone number to international form; null for other texts.
 * "070-174 06 05" and "0046 70 174 06 05" become "+46701740605" in Sweden.
 * @param country ISO 3166-1 alpha-2 of numbers without a country code
 */
export function internationalPhone(typed: string, country: string): string | null {
  const characters = normalizePhone(typed).replace(/^00/, '+');
  if (!/^\+?\d+$/.test(characters)) return null;
  const number = parsePhoneNumberFromString(characters, country.toUpperCase() as CountryCode);
  return number?.isValid() ? number.number : null;
}
