import { searchLimits } from './searchLimits.ts';

/** Cached: creating a format is slow, using it is fast, and a list of cars needs only a few. */
const formats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(locale: string, currency: string, digits = 0, minDigits = 0): Intl.NumberFormat {
  const key = `${locale} ${currency} ${String(digits)} ${String(minDigits)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const style =
    currency === '%'
      ? { style: 'percent' as const }
      : currency
        ? { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const }
        : {};
  const format = new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: minDigits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** Formats an amount of money, by default without minor units: "489 900 kr". */
export function moneyText(amount: number, locale: string, currency: string, digits = 0): string {
  return getNumberFormat(locale, currency, digits).format(amount);
}

/** Formats a number with the locale's grouping, by default whole: "489 900". */
export function numberText(amount: number, locale: string, digits = 0): string {
  return getNumberFormat(locale, '', digits).format(amount);
}

/** Formats 6.54 as "6,54 %". */
export function percentText(percent: number, locale: string, digits = 2): string {
  return getNumberFormat(locale, '%', digits).format(percent / 100);
}

/** Formats 6.5 as "6,50 %" with two digits: for rates that are compared with each other. */
export function fixedPercentText(percent: number, locale: string, digits: number): string {
  return getNumberFormat(locale, '%', digits, digits).format(percent / 100);
}

/** Returns a count for a text with plural forms: the number, or "10000+" from 10000 on. */
export function reportedCount(count: number): number | string {
  return count >= searchLimits.reportedHits ? `${searchLimits.reportedHits}+` : count;
}

/** Formats a count; "10000+" from 10000 on. */
export function countText(count: number): string {
  return String(reportedCount(count));
}
