import { withoutSeparators } from '../../kit/text/withoutSeparators.ts';

/** National prefix after a country code, dropped when dialling: "+46(0)", "0046(0)", "(+46)(0)". */
const nationalPrefix = /^\(?((?:\+|00)\d{1,3})\)?\(0\)/;

/**
 * Removes separators from a phone number: "+46 (0)70-174 06 05" gives "+46701740605".
 * Separators are spaces, dashes, full stops, slashes, parentheses, and "(0)" after the country code. Other characters
 * are kept, so that validation of the result finds them.
 */
export function normalizePhone(typed: string): string {
  return withoutSeparators(typed).replace(nationalPrefix, '$1').replace(/[()]/g, '');
}
