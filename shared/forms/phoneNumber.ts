import { withoutSeparators } from '../kit/withoutSeparators.ts';

/** "+46(0)", "0046(0)", "(+46)(0)": the national prefix that is left out when a number is dialled with its country code. */
const nationalPrefix = /^\(?((?:\+|00)\d{1,3})\)?\(0\)/;

/**
 * Returns a telephone number without the separators people write: space, dash, full stop, slash and parentheses, and
 * "(0)" after the country code. "+46 (0)70-174 06 05" gives "+46701740605". Other characters are kept, so that a check
 * of the result finds them.
 */
export function normalizePhone(typed: string): string {
  return withoutSeparators(typed).replace(nationalPrefix, '$1').replace(/[()]/g, '');
}
