import { describe, expect, it } from '@jest/globals';
import { formatDate } from './formatDate.ts';
import { formatList } from './formatList.ts';
import { formatMoney, formatNumber, formatPercent, formatUnit } from './formatNumber.ts';
import type { DateStyle, UnitName } from './LocaleFormats.ts';
import { pluralCategory } from './pluralCategory.ts';
import { timePatternsOf } from './timePatterns.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';

productLanguages(); // whose patterns the formats have

/* Texts from the formats as data equal those of the server's Intl. */

/** Locales of the product, and others with unusual digits, groups, orders, inflections or plurals. */
const locales = [
  ...['sv-SE', 'sv-FI', 'en-150', 'en-GB', 'nb-NO', 'fi-FI', 'sk-SK', 'de-DE', 'en-US', 'en-IN', 'ar-EG', 'fa-IR'],
  ...['ja-JP', 'fr-FR', 'de-CH', 'de-AT', 'pl-PL', 'es-ES', 'hu-HU', 'bg-BG', 'cs-CZ', 'lv-LV', 'uk-UA', 'ca-ES', 'cy'],
];

const amounts = [
  ...[0, 1, 2, 5, 11, 21, 99, 100, 101, 999, 1000, 1234, 9999, 10_000, 12_345, 100_000, 289_900, 1e6, 12_345_678],
  ...[0.04, 0.05, 0.5, 0.95, 1.005, 1.5, 2.5, 2.675, 8.25, 9.95, 999.5, 9999.95, 12_345.675, 1e-7, 123_456.789],
  ...[2 ** 53 - 1, 1e21, 1.5e22, 123_456_789_012_345_680_000],
].flatMap((amount) => [amount, -amount]);
const decimals = [
  { min: 0, max: 0 },
  { min: 0, max: 1 },
  { min: 0, max: 2 },
  { min: 1, max: 1 },
  { min: 2, max: 2 },
];

/** Numbers with 0 to 2 decimals in both ways, as pairs of texts that differ. */
function differences(
  ours: (amount: number, digits: { min: number; max: number }) => string,
  options: (locale: string) => Intl.NumberFormatOptions,
  locale: string,
): [string, string][] {
  return decimals.flatMap((digits) => {
    const format = new Intl.NumberFormat(locale, {
      ...options(locale),
      minimumFractionDigits: digits.min,
      maximumFractionDigits: digits.max,
    });
    return amounts
      .map((amount): [string, string] => [ours(amount, digits), format.format(amount)])
      .filter(([own, theirs]) => own !== theirs);
  });
}

describe.each(locales)('in %s', (locale) => {
  it('numbers are those of Intl', () => {
    expect(
      differences(
        (amount, digits) => formatNumber(amount, locale, digits),
        () => ({}),
        locale,
      ),
    ).toEqual([]);
  });

  it.each(['SEK', 'EUR', 'GBP'])('amounts in %s are those of Intl', (currency) => {
    const ours = (amount: number, digits: { min: number; max: number }): string =>
      formatMoney(amount, locale, { currency, ...digits });
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    expect(differences(ours, () => options, locale)).toEqual([]);
  });

  it('percentages are those of Intl', () => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    for (const percent of [0, 5.95, 6.54, -6.54, 100, 1234]) {
      expect(formatPercent(percent, locale, { max: 2 })).toBe(format.format(percent / 100));
    }
  });

  it.each([
    ['h', 'hour', 'short'],
    ['min', 'minute', 'short'],
    ['km', 'kilometer', 'short'],
    ['mi', 'mile', 'short'],
    ['minute', 'minute', 'long'],
    ['hour', 'hour', 'long'],
    ['day', 'day', 'long'],
    ['month', 'month', 'long'],
    ['year', 'year', 'long'],
  ] as [UnitName, string, 'short' | 'long'][])('whole numbers of %s are those of Intl', (name, unit, unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    for (const amount of [0, 1, 2, 3, 5, 6, 11, 12, 21, 22, 30, 45, 100, 101, 1234]) {
      expect(formatUnit(amount, locale, { unit: name })).toBe(format.format(amount));
    }
  });

  it.each([
    ['km', 'kilometer'],
    ['mi', 'mile'],
  ] as const)('distances below ten %s are those of Intl', (name, unit) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
    for (const amount of [0.04, 0.4, 1, 1.04, 1.5, 2.5, 3.25, 9.94, 9.96]) {
      expect(formatUnit(amount, locale, { unit: name, max: 1 })).toBe(format.format(amount));
    }
  });

  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const clock = { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' } as const;
  it.each([
    ['day', { day: 'numeric', month: 'long' }],
    ['shortDay', { day: 'numeric', month: 'short' }],
    ['date', { day: 'numeric', month: 'long', year: 'numeric' }],
    ['numericDate', {}],
    ['month', { month: 'long', year: 'numeric' }],
    ['weekday', { weekday: 'long' }],
    ['shortWeekday', { weekday: 'short' }],
    ['weekdayDate', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
    ['clock', { timeStyle: 'short' }],
    ['weekdayTime', { weekday: 'long', ...clock }],
    ['dayTime', { day: 'numeric', month: 'long', ...clock }],
    ['dateTime', { dateStyle: 'long', timeStyle: 'short' }],
  ] as [DateStyle, Intl.DateTimeFormatOptions][])('dates of the style %s are those of Intl', (style, options) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    for (let day = 0; day < 400; day += 17) {
      const minutes = (day * 37) % 1440;
      const moment = new Date(Date.UTC(2025, 11, 28 + day, 0, minutes));
      // format() itself writes a usual space for a narrow one, in memory of older versions
      const parts = format.formatToParts(moment).map(({ value }) => value);
      // a language may have shorter names than CLDR
      const { shortNameLetters: most } = style.startsWith('short') ? timePatternsOf(locale) : {};
      const text = parts.join('');
      const expected = most ? text.replace(/(\p{L}+)\.?/u, (_name, letters: string) => letters.slice(0, most)) : text;
      expect(formatDate(moment.toISOString(), locale, style, minutes)).toBe(expected);
    }
  });

  it('lists are those of Intl', () => {
    const format = new Intl.ListFormat(locale);
    for (const count of [0, 1, 2, 3, 4, 5]) {
      const names = ['förnamn', 'efternamn', 'e-post', 'telefon', 'ort'].slice(0, count);
      expect(formatList(names, locale)).toBe(format.format(names));
    }
  });

  it('plural categories are those of Intl', () => {
    const rules = new Intl.PluralRules(locale);
    const counts = [
      ...Array(250).keys(),
      1000,
      1001,
      1002,
      1011,
      1021,
      10_000,
      12_345,
      100_000,
      1e6,
      1_000_001,
      1_000_021,
      2e6,
    ];
    expect(counts.map((count) => pluralCategory(count, locale))).toEqual(counts.map((count) => rules.select(count)));
  });
});

it('a number that is none is no amount', () => {
  expect(formatNumber(NaN, 'sv-SE', { max: 0 })).toBe('NaN');
  expect(formatNumber(-Infinity, 'sv-SE', { max: 0 })).toBe('−∞');
});
