import { normalizePhone } from '../../../shared/forms/phoneNumber.ts';

/**
 * Returns a telephone number in international form: "070-174 06 05" and "0046 70 174 06 05" give "+46701740605".
 * Numbers without a country code are Swedish. Null when the text is no telephone number.
 */
export function normalPhone(typed: string): string | null {
  const characters = normalizePhone(typed);
  if (!/^\+?\d+$/.test(characters)) return null;
  const number = characters
    .replace(/^00/, '+')
    .replace(/^0/, '+46')
    .replace(/^\+460/, '+46');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
