import { normalizePhone } from '../../../shared/forms/phoneNumber.ts';

/**
 * Mobile numbers of the countries whose languages the pages have: Sweden, Denmark, Norway, Finland, Slovakia. Others get
 * no text message: numbers far away cost most, and forms are used to have them called.
 */
const mobileNumbers = [/^\+467[02369]\d{7}$/, /^\+45\d{8}$/, /^\+47[49]\d{7}$/, /^\+358[45]\d{5,10}$/, /^\+4219\d{8}$/];

/** The number a text message can be sent to ("+46701234567"), null for none. Without a country code it is Swedish. */
export function smsNumber(phone: string): string | null {
  const number = normalizePhone(phone).replace(/^00/, '+').replace(/^0/, '+46');
  return mobileNumbers.some((form) => form.test(number)) ? number : null;
}
