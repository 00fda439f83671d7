import { searchLimits } from './searchLimits.ts';

/** Making a format is slow and using it is not, and a list of cars uses few. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const style = currency ? { style: 'currency' as const, currency } : {};
  const made = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  formats.set(key, made);
  return made;
}

/** An amount in a currency, without minor units: "489 900 kr". */
export function moneyText(amount: number, locale: string, currency: string): string {
  return formatOf(locale, currency).format(amount);
}

/** A whole number with the groups of the locale: "489 900". */
export function numberText(amount: number, locale: string): string {
  return formatOf(locale, '').format(amount);
}

/** How many there are; "10000+" from 10000 on. */
export function countText(count: number): string {
  return count >= searchLimits.reportedHits ? `${searchLimits.reportedHits}+` : String(count);
}
