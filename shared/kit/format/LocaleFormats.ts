import type { TimePatterns } from './timePatterns.ts';

/** CLDR plural categories; a language uses some of them, every language uses "other". */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** Patterns of a number without and with a minus sign; "#" stands for the digits: ["# kr", "−# kr"]. */
export type SignedPattern = readonly [positive: string, negative: string];

/** Marks between the digits of a number; "" for a group mark that the format does not use. */
export interface NumberMarks {
  decimal: string;
  group: string;
}

/** Format of amounts in a currency; marks are absent where they are those of other numbers. */
export interface CurrencyFormat extends Partial<NumberMarks> {
  pattern: SignedPattern;
}

/** Numbers from `first` to the next run's have this category. */
export type PluralRun = readonly [first: number, category: PluralCategory];

/** Cardinal plural categories of a language as a table. */
export interface PluralTable {
  /** 0 to 99. */
  small: PluralRun[];
  /** From 100, by the last two digits. */
  large: PluralRun[];
  /** Multiples of a million, where they differ ("many" in French). */
  millions?: PluralCategory;
  /** Numbers with decimals. */
  fraction: PluralCategory;
}

/** Units of measure: short ("2 tim", "3,2 km"), and in words ("6 months"). */
export type UnitName = 'h' | 'min' | 'km' | 'mi' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** Pattern of a number with its unit, by plural category where it depends on the number. */
export type UnitPattern = string | Partial<Record<PluralCategory, string>>;

/** Contents of a date text; the language decides on order, inflection and marks. */
export type DateStyle =
  | 'day'
  | 'shortDay'
  | 'date'
  | 'numericDate'
  | 'month'
  | 'weekday'
  | 'shortWeekday'
  | 'weekdayDate'
  | 'clock'
  | 'wholeHour'
  | 'weekdayTime'
  | 'dayTime'
  | 'dateTime';

/**
 * Formats of a locale as data, for server and browser alike.
 * Browsers' own data differ by version: one wrote "kr 289 900" where the server wrote "289 900 kr".
 */
export interface LocaleFormats {
  /** BCP 47 tag. */
  locale: string;
  /** The ten digits where they are not 0 to 9. */
  digits?: readonly string[];
  marks: NumberMarks;
  /** Digits of the last group, and of those before it: 3 and 2 in India. */
  groupSizes: readonly [last: number, others: number];
  /** Minimum digits before the first group mark: 2 in Poland, where 1234 has none. */
  minGroupedDigits: number;
  number: SignedPattern;
  percent: SignedPattern;
  /** By ISO 4217 code. */
  currencies: Record<string, CurrencyFormat>;
  units: Record<UnitName, UnitPattern>;
  /** Text between two names, and after the first, a middle and the last but one of more names. */
  list: readonly [two: string, first: string, middle: string, last: string];
  plurals: PluralTable;
  /**
   * Patterns with {d} {dd} {M} {MM} {y} {yy} {H} {HH} {h} {mm} for numbers and their padded forms.
   * {h} counts to 12. {m0}, {w1} and {a2} are names of a month, a weekday (Monday first) and a half of the day, in the
   * lists 0, 1 and 2 of `names`.
   */
  dates: Record<DateStyle, string>;
  times: TimePatterns;
  /** Lists of names, each once: the same month may have several forms. */
  names: string[][];
}
