import type { PhonePlan } from './nationalPhone.ts';

/**
 * Returns the tel: URL of a phone number in international form, so that it also works abroad: RFC 3966.
 * Short numbers, which only work within the country, are kept. "(0)" after a country code is not dialled.
 * @param plan of the country of numbers without a country code
 */
export function phoneHref(phone: string, { code, trunk, digits }: PhonePlan): string {
  const dialled = phone.replace(/^(\s*(?:\+|00)\d{1,3}\s*)\(0\)/, '$1').replace(/[^+\d]/g, '');
  const number = dialled.replace(/^00/, '+');
  if (number.startsWith('+')) return `tel:${number}`;
  const own = [trunk, code]
    .filter((prefix) => number.startsWith(prefix))
    .map((prefix) => number.slice(prefix.length))
    .find((rest) => digits?.includes(rest.length) ?? (trunk !== '' && rest !== number));
  return `tel:${own === undefined ? number : `+${code}${own}`}`;
}
