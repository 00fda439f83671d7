import { formatMoney, formatNumber, formatPercent } from '../kit/format/formatNumber.ts';
import { searchLimits } from './searchLimits.ts';

/** Returns 0 for a rest of a calculation that is rounded to zero: "−0 %" means nothing. */
function withoutZeroSign(amount: number, digits: number): number {
  return Math.abs(amount) < 0.5 / 10 ** digits ? 0 : amount;
}

/** Formats an amount of money, by default without minor units: "489 900 kr"; without a currency as a number. */
export function moneyText(amount: number, locale: string, currency: string, digits = 0): string {
  return currency
    ? formatMoney(withoutZeroSign(amount, digits), locale, { currency, max: digits })
    : numberText(amount, locale, digits);
}

/** Formats a number with the locale's grouping, by default whole: "489 900". */
export function numberText(amount: number, locale: string, digits = 0): string {
  return formatNumber(withoutZeroSign(amount, digits), locale, { max: digits });
}

/** Formats 6.54 as "6,54 %". */
export function percentText(percent: number, locale: string, digits = 2): string {
  return formatPercent(withoutZeroSign(percent, digits), locale, { max: digits });
}

/** Formats 6.5 as "6,50 %" with two digits: for rates that are compared with each other. */
export function fixedPercentText(percent: number, locale: string, digits: number): string {
  return formatPercent(withoutZeroSign(percent, digits), locale, { min: digits, max: digits });
}

/** Returns a count for a text with plural forms: the number, or "10000+" from 10000 on. */
export function reportedCount(count: number): number | string {
  return count >= searchLimits.reportedHits ? `${searchLimits.reportedHits}+` : count;
}

/** Formats a count; "10000+" from 10000 on. */
export function countText(count: number): string {
  return String(reportedCount(count));
}
