import type { PhonePlan } from './nationalPhone.ts';

/** Returns the tel: URL of a phone number (RFC 3966); see internationalNumber. */
export function phoneHref(phone: string, plan: PhonePlan): string {
  return `tel:${internationalNumber(phone, plan)}`;
}

/**
 * Returns the digits of a phone number in international form, which also works abroad: "+46181234560".
 * Short numbers, which only work within the country, are kept. "(0)" after a country code is not dialled.
 * @param plan of the country of numbers without a country code
 */
export function internationalNumber(phone: string, { code, trunk, digits }: PhonePlan): string {
  const dialled = phone.replace(/^(\s*(?:\+|00)\d{1,3}\s*)\(0\)/, '$1').replace(/[^+\d]/g, '');
  const number = dialled.replace(/^00/, '+');
  if (number.startsWith('+')) return number;
  const own = [trunk, code]
    .filter((prefix) => number.startsWith(prefix))
    .map((prefix) => number.slice(prefix.length))
    .find((rest) => digits?.includes(rest.length) ?? (trunk !== '' && rest !== number));
  return own === undefined ? number : `+${code}${own}`;
}
