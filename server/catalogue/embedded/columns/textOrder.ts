import { referenceLanguage } from '../../../../shared/site/referenceLanguage.ts';

type TextOrder = (a: string, b: string) => number;

const orders = new Map<string, TextOrder>();

/**
 * Returns the alphabetical order of a locale (BCP 47 tag), cached.
 * Digits are ordered by their number; the code point decides between equal texts, so that the order is total.
 */
export function textOrder(locale: string = referenceLanguage): TextOrder {
  const known = orders.get(locale);
  if (known) return known;
  const collator = new Intl.Collator(locale, { numeric: true });
  const order: TextOrder = (a, b) => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
  orders.set(locale, order);
  return order;
}
