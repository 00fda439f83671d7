import type { DateStyle, LocaleFormats } from './LocaleFormats.ts';
import type { TimePatterns } from './timePatterns.ts';

type Styles = Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>>;

const stylesWith = (clock: Intl.DateTimeFormatOptions): Styles => ({
  day: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  numericDate: { day: 'numeric', month: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  weekdayDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  clock: { timeStyle: 'short' },
  wholeHour: { hour: 'numeric' },
  weekdayTime: { weekday: 'long', ...clock },
  dayTime: { day: 'numeric', month: 'long', ...clock },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
});

/** 07:08 on 5 March 2026: its numbers show whether they are padded. */
const sample = Date.UTC(2026, 2, 5, 7, 8);
const months = Array.from({ length: 12 }, (_none, index) => Date.UTC(2026, index, 15));
/** From a Monday. */
const weekdays = Array.from({ length: 7 }, (_none, index) => Date.UTC(2024, 0, 1 + index));
const halfDays = [sample, sample + 12 * 3_600_000];

/**
 * Reads date patterns and names from Intl, in the Gregorian calendar. Server only: see deriveLocaleFormats.
 * @param own what the language writes otherwise than CLDR
 */
export function deriveDateFormats(
  locale: string,
  own: Pick<TimePatterns, 'wholeHour' | 'shortNameLetters'> = {},
): Pick<LocaleFormats, 'dates' | 'names'> {
  const names: string[][] = [];
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const countsTo12 = hourCycle === 'h12' || hourCycle === 'h11';
  const letterByPart: Partial<Record<string, string>> = {
    ...{ day: 'd', month: 'M', minute: 'm' },
    hour: countsTo12 ? 'h' : 'H',
  };
  const toPattern = ([style, options]: [string, Intl.DateTimeFormatOptions]): [string, string] => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      hourCycle: countsTo12 ? 'h12' : 'h23',
      timeZone: 'UTC',
    });
    const letters = style.startsWith('short') ? own.shortNameLetters : undefined;
    const listOf = (moments: number[], type: string): number => {
      const list = moments.map((moment) => {
        const name = format.formatToParts(moment).find((part) => part.type === type)?.value ?? '';
        return letters === undefined ? name : name.slice(0, letters);
      });
      const at = names.findIndex((known) => known.join() === list.join());
      return at < 0 ? names.push(list) - 1 : at;
    };
    const toToken = ({ type, value }: Intl.DateTimeFormatPart): string => {
      if (type === 'weekday') return `{w${listOf(weekdays, type)}}`;
      if (type === 'dayPeriod') return `{a${listOf(halfDays, type)}}`;
      if (type === 'month' && !/^\p{Nd}+$/u.test(value)) return `{m${listOf(months, type)}}`;
      if (type === 'year') return value.length === 2 ? '{yy}' : '{y}';
      const letter = letterByPart[type];
      return letter === undefined ? value : `{${letter.repeat(value.length)}}`;
    };
    return [style, format.formatToParts(sample).map(toToken).join('')];
  };
  const styles = stylesWith({ hour: countsTo12 ? 'numeric' : '2-digit', minute: '2-digit' });
  const dates = Object.fromEntries(Object.entries(styles).map(toPattern)) as Record<DateStyle, string>;
  const wholeHour = own.wholeHour ?? (countsTo12 ? dates.wholeHour : dates.clock);
  return { dates: { ...dates, wholeHour }, names };
}
