import { deriveDateFormats } from './deriveDateFormats.ts';
import { derivePluralTable } from './derivePluralTable.ts';
import { timePatternsOf } from './timePatterns.ts';
import type { CurrencyFormat, LocaleFormats, NumberMarks, SignedPattern, UnitPattern } from './LocaleFormats.ts';

/*
 * Reads the formats of locales from Intl, which Node.js has in full. Browsers never do: package.json replaces this file
 * there by readNoFormats.ts, and the page's state brings the formats.
 */

type Parts = readonly Intl.NumberFormatPart[];

/** Parts of a number that are not its digits are the sign, the symbol and what is between them. */
const digitParts: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

const textOf = (parts: Parts, type: string): string => parts.find((part) => part.type === type)?.value ?? '';

function toPattern(parts: Parts): string {
  return parts
    .map(({ type, value }) => (digitParts.has(type) ? '#' : value))
    .join('')
    .replace(/#+/, '#');
}

function signedPattern(locale: string, options: Intl.NumberFormatOptions): SignedPattern {
  const format = new Intl.NumberFormat(locale, options);
  return [toPattern(format.formatToParts(1)), toPattern(format.formatToParts(-1))];
}

/** Marks of a format with two decimals. */
function marksOf(format: Intl.NumberFormat): NumberMarks {
  const parts = format.formatToParts(1_234_567.89);
  return { decimal: textOf(parts, 'decimal'), group: textOf(parts, 'group') };
}

/** Reads the format of amounts in a currency, with its short symbol: "kr", "£". */
export function deriveCurrencyFormat(locale: string, currency: string): CurrencyFormat {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const own = marksOf(new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 2 }));
  const usual = marksOf(new Intl.NumberFormat(locale));
  return {
    pattern: signedPattern(locale, options),
    ...(own.decimal === usual.decimal ? {} : { decimal: own.decimal }),
    ...(own.group === usual.group ? {} : { group: own.group }),
  };
}

/** Reads the pattern of a unit from a number of each plural category. */
function deriveUnit(locale: string, unit: string, unitDisplay: 'short' | 'long'): UnitPattern {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
  const rules = new Intl.PluralRules(locale);
  const samples = [...Array(200).keys(), 1e6, 2.5].map((amount) => [rules.select(amount), amount] as const);
  // the first number of each category
  const patterns = Object.fromEntries(
    samples.reverse().map(([category, amount]) => [category, toPattern(format.formatToParts(amount))]),
  );
  const [pattern = '', ...others] = new Set(Object.values(patterns));
  return others.length === 0 ? pattern : patterns;
}

function deriveList(locale: string): LocaleFormats['list'] {
  const format = new Intl.ListFormat(locale);
  const marks = (count: number): string[] =>
    format
      .formatToParts(Array<string>(count).fill('a'))
      .filter(({ type }) => type === 'literal')
      .map(({ value }) => value);
  const [[two = ''], [first = '', middle = '', last = '']] = [marks(2), marks(4)];
  return [two, first, middle, last];
}

/** Reads the formats of a locale (BCP 47 tag); currencies follow one by one, see deriveCurrencyFormat. */
export function deriveLocaleFormats(locale: string): LocaleFormats {
  const number = new Intl.NumberFormat(locale);
  const times = timePatternsOf(locale);
  const digits = [...Array(10).keys()].map((digit) => number.format(digit));
  const groups = number
    .formatToParts(123_456_789_012)
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => value.length);
  const last = groups.at(-1) ?? 3;
  return {
    locale,
    ...(digits.join('') === '0123456789' ? {} : { digits }),
    marks: marksOf(number),
    groupSizes: [last, groups.at(-2) ?? last],
    minGroupedDigits: textOf(number.formatToParts(1234), 'group') === '' ? 2 : 1,
    number: signedPattern(locale, {}),
    percent: signedPattern(locale, { style: 'percent' }),
    currencies: {},
    units: {
      h: deriveUnit(locale, 'hour', 'short'),
      min: deriveUnit(locale, 'minute', 'short'),
      km: deriveUnit(locale, 'kilometer', 'short'),
      mi: deriveUnit(locale, 'mile', 'short'),
      minute: deriveUnit(locale, 'minute', 'long'),
      hour: deriveUnit(locale, 'hour', 'long'),
      day: deriveUnit(locale, 'day', 'long'),
      month: deriveUnit(locale, 'month', 'long'),
      year: deriveUnit(locale, 'year', 'long'),
    },
    list: deriveList(locale),
    plurals: derivePluralTable(locale),
    times,
    ...deriveDateFormats(locale, times),
  };
}
