import type { DateStyle, LocaleFormats } from './LocaleFormats.ts';

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const optionsByStyle: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  numericDate: { day: 'numeric', month: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  weekdayDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayTime: { weekday: 'long', ...clock },
  dayTime: { day: 'numeric', month: 'long', ...clock },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
};

/** 07:08 on 5 March 2026: its numbers show whether they are padded. */
const sample = Date.UTC(2026, 2, 5, 7, 8);
const months = Array.from({ length: 12 }, (_none, index) => Date.UTC(2026, index, 15));
/** From a Monday. */
const weekdays = Array.from({ length: 7 }, (_none, index) => Date.UTC(2024, 0, 1 + index));

const letterByPart: Partial<Record<string, string>> = { day: 'd', month: 'M', hour: 'H', minute: 'm' };

/** Reads date patterns and names from Intl, in the Gregorian calendar. Server only: see deriveLocaleFormats. */
export function deriveDateFormats(locale: string): Pick<LocaleFormats, 'dates' | 'names'> {
  const names: string[][] = [];
  const listOf = (texts: string[]): number => {
    const at = names.findIndex((list) => list.join() === texts.join());
    return at < 0 ? names.push(texts) - 1 : at;
  };
  const toPattern = (options: Intl.DateTimeFormatOptions): string => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    const partsOf = (moments: number[], type: string): string[] =>
      moments.map((moment) => format.formatToParts(moment).find((part) => part.type === type)?.value ?? '');
    const toToken = ({ type, value }: Intl.DateTimeFormatPart): string => {
      if (type === 'weekday') return `{w${listOf(partsOf(weekdays, type))}}`;
      if (type === 'month' && !/^\p{Nd}+$/u.test(value)) return `{m${listOf(partsOf(months, type))}}`;
      if (type === 'year') return value.length === 2 ? '{yy}' : '{y}';
      const letter = letterByPart[type];
      return letter === undefined ? value : `{${letter.repeat(value.length)}}`;
    };
    return format.formatToParts(sample).map(toToken).join('');
  };
  const dates = Object.fromEntries(
    Object.entries(optionsByStyle).map(([style, options]) => [style, toPattern(options)]),
  ) as Record<DateStyle, string>;
  return { dates, names };
}
