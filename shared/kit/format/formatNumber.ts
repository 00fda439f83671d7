import { getCurrencyFormat, getLocaleFormats } from './getLocaleFormats.ts';
import type { LocaleFormats, NumberMarks, SignedPattern, UnitName } from './LocaleFormats.ts';
import { pluralCategory } from './pluralCategory.ts';

/** Number of decimals; zeros beyond the minimum are left out. */
export interface Decimals {
  min?: number;
  max: number;
}

/**
 * Rounds a number that is not negative, half up.
 * Its decimal notation is rounded, as Intl does: 1.005 with two decimals is 1.01, although its binary value is smaller.
 */
function roundDecimal(amount: number, { min = 0, max }: Decimals): [whole: string, fraction: string] {
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const [before = '', after = ''] = mantissa.split('.');
  const point = before.length + Number(exponent);
  const digits = '0'.repeat(Math.max(0, 1 - point)) + before + after;
  const wholeLength = Math.max(1, point);
  const length = wholeLength + max;
  const kept = digits.slice(0, length).padEnd(length, '0');
  const roundsUp = Number(digits.charAt(length)) >= 5;
  const rounded = roundsUp ? String(BigInt(kept) + 1n).padStart(length, '0') : kept;
  const split = rounded.length - max;
  const fraction = rounded.slice(split);
  const shown = fraction.replace(/0+$/, '').padEnd(min, '0');
  return [rounded.slice(0, split).replace(/^0+(?=.)/, ''), shown];
}

function groupDigits(whole: string, mark: string, { groupSizes, minGroupedDigits }: LocaleFormats): string {
  const [last, others] = groupSizes;
  if (mark === '' || whole.length < last + minGroupedDigits) return whole;
  const groups = [whole.slice(-last)];
  for (let end = whole.length - last; end > 0; end -= others) {
    groups.unshift(whole.slice(Math.max(0, end - others), end));
  }
  return groups.join(mark);
}

/** Replaces 0 to 9 by the digits of a locale. */
export function localDigits(text: string, { digits }: LocaleFormats): string {
  return digits === undefined ? text : text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

function writeNumber(
  amount: number,
  pattern: SignedPattern,
  { decimals, marks, formats }: { decimals: Decimals; marks: NumberMarks; formats: LocaleFormats },
): string {
  const isNegative = amount < 0 || Object.is(amount, -0);
  const [whole, fraction] = roundDecimal(Math.abs(amount), decimals);
  const text = groupDigits(whole, marks.group, formats) + (fraction && marks.decimal + fraction);
  const shown = Number.isFinite(amount) ? localDigits(text, formats) : Number.isNaN(amount) ? 'NaN' : '∞';
  return pattern[isNegative ? 1 : 0].replace('#', () => shown);
}

/** Formats a number: "489 900", "8,2". */
export function formatNumber(amount: number, locale: string, decimals: Decimals): string {
  const formats = getLocaleFormats(locale);
  return writeNumber(amount, formats.number, { decimals, marks: formats.marks, formats });
}

/** Formats 6.54 as "6,54 %". */
export function formatPercent(percent: number, locale: string, decimals: Decimals): string {
  const formats = getLocaleFormats(locale);
  return writeNumber(percent, formats.percent, { decimals, marks: formats.marks, formats });
}

/** Formats an amount of money in a currency (ISO 4217 code): "489 900 kr". */
export function formatMoney(
  amount: number,
  locale: string,
  { currency, ...decimals }: Decimals & { currency: string },
): string {
  const formats = getLocaleFormats(locale);
  const { pattern, ...ownMarks } = getCurrencyFormat(locale, currency);
  return writeNumber(amount, pattern, { decimals, marks: { ...formats.marks, ...ownMarks }, formats });
}

/** Formats a number with its unit: "3,2 km", "6 months". */
export function formatUnit(
  amount: number,
  locale: string,
  { unit, max = 0 }: { unit: UnitName; max?: number },
): string {
  const pattern = getLocaleFormats(locale).units[unit];
  const text = formatNumber(amount, locale, { max });
  if (typeof pattern === 'string') return pattern.replace('#', () => text);
  const rounded = Number(roundDecimal(Math.abs(amount), { max }).join('.'));
  return (pattern[pluralCategory(rounded, locale)] ?? pattern.other ?? '#').replace('#', () => text);
}
