import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { CountryCode } from 'libphonenumber-js/mobile';
import type { PhonePlan } from '../../../shared/kit/text/nationalPhone.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';

/** Telephone numbers that a site accepts. */
export interface SitePhones {
  /** ISO 3166-1 alpha-2, in lower case, of numbers without a country code. */
  country: string;
  /** Countries whose mobile numbers get text messages: others are expensive. */
  textedCountries: readonly string[];
  /** Formats its numbers; as written by default. */
  phonePlan?: PhonePlan;
}

/** Number to which a text message can be sent ("+46701234567"), null for none. */
export function smsNumber(phone: string, { country, textedCountries }: SitePhones): string | null {
  const typed = normalizePhone(phone).replace(/^00/, '+');
  const number = parsePhoneNumberFromString(typed, country.toUpperCase() as CountryCode);
  if (!number?.isValid() || !number.country) return null;
  return textedCountries.includes(number.country.toLowerCase()) ? number.number : null;
}
