import type { DayText, Department } from './Dealer.ts';
import type { DayHours, OpeningSchedule, SpecialDay } from './openingHours.ts';
import {
  alwaysWords,
  appointmentWords,
  closedWords,
  dayNamed,
  daysNamed,
  monthNamed,
  namesGermanDays,
} from './openingHoursWords.ts';

/**
 * Parses opening hours written for people: "Måndag–fredag", "09.00–18.00"; "Julafton", "Stängt".
 * Days without a row are closed. Null when there are no hours, or when a row cannot be parsed or repeats a day: the
 * rows can then only be shown as they are.
 */
export function parseOpeningSchedule(schedule: Department['openingschedule']): OpeningSchedule | null {
  if (schedule.openinghours.length === 0) return null;
  const week: (DayHours | null)[] = Array.from({ length: 7 }, () => null);
  const appointmentWeekdays: number[] = [];
  const isGerman = namesGermanDays(schedule.openinghours.map(({ day }) => day));
  for (const row of schedule.openinghours) {
    const days = parseDays(row.day, isGerman);
    const hours = parseHours(row.displayText);
    if (!days || !hours || days.some((day) => week[day] !== null)) return null;
    for (const day of days) week[day] = hours;
    if (isByAppointment(row.displayText)) appointmentWeekdays.push(...days);
  }
  const special = schedule.deviationdays.map(parseSpecialDays);
  if (special.some((days) => days === null)) return null;
  return {
    week: week.map((hours) => hours ?? []),
    days: special.flatMap((days) => days ?? []),
    ...(appointmentWeekdays.length > 0 ? { appointmentWeekdays } : {}),
  };
}

/** Normalises text: lower case, dashes to hyphens, white space to single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Parses the days in a text, 0 for Monday; null if it cannot be parsed.
 * @param isGerman "So" means Sunday; detected from the text by default
 */
export function parseDays(text: string, isGerman = namesGermanDays([text])): number[] | null {
  const words = plain(text)
    .replace(/[:.]$/, '')
    .replace(/^(?:du|von|vom) /, '');
  const several = daysNamed(words);
  if (several) return several;
  const days: number[] = [];
  for (const part of words.split(/\s*(?:[,;&+/]|\s(?:och|og|and|ja|a|und|et)\s)\s*/)) {
    const [from, to, ...more] = part.split(/\s*-\s*|\s+(?:till|til|to|až|bis|au|à)\s+/);
    const first = dayNamed(from ?? '', isGerman);
    const last = to === undefined ? first : dayNamed(to, isGerman);
    if (first < 0 || last < 0 || more.length > 0) return null;
    for (let day = first; ; day = (day + 1) % 7) {
      if (days.includes(day)) return null;
      days.push(day);
      if (day === last) break;
    }
  }
  return days;
}

const clockTime = String.raw`(\d{1,2})(?:(?:[.:]| ?h ?)(\d{2})| ?h)? ?([ap]\.?m\.?)?`;
const spell = new RegExp(
  `^(?:kl\\.?|klo|at|o|von|de)? ?${clockTime}(?: uhr)? ?(?:-|to|till|til|do|bis|à) ?(?:kl\\.? )?${clockTime}(?: uhr)?$`,
);

/** True for a text such as "by appointment". */
export function isByAppointment(text: string): boolean {
  return appointmentWords.test(plain(text).replace(/\.$/, ''));
}

/** Parses the hours in a text; empty for "closed" and "by appointment", null if it cannot be parsed. */
export function parseHours(text: string): DayHours | null {
  const words = plain(text).replace(/\.$/, '');
  if (closedWords.test(words) || appointmentWords.test(words)) return [];
  if (alwaysWords.test(words)) return [[0, 1440]];
  const hours: [number, number][] = [];
  for (const part of words.split(/ ?(?:[,;&+]| och | og | and | ja | a | und | et ) ?/)) {
    const match = spell.exec(part.trim());
    if (!match) return null;
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
    if ((fromHalf === undefined) !== (toHalf === undefined)) return null; // "9-5pm" is ambiguous.
    const from = parseMinutes(fromHour, fromMinute, fromHalf);
    const to = parseMinutes(toHour, toMinute, toHalf);
    if (from === null || to === null || from === 1440 || from === to) return null;
    hours.push([from, to > from ? to : to + 1440]);
  }
  hours.sort(([a], [b]) => a - b);
  const overlap = hours.some(([, end], at) => end > (hours[at + 1]?.[0] ?? Infinity));
  return overlap ? null : hours;
}

/** Minutes from midnight, up to 1440; null for an invalid time. */
function parseMinutes(hourText = '', minuteText = '0', half?: string): number | null {
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (minute > 59) return null;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    return (hour % 12) * 60 + minute + (half.startsWith('p') ? 720 : 0);
  }
  const minutes = hour * 60 + minute;
  return minutes <= 1440 ? minutes : null;
}

/** Parses the row of a special day, whose text may begin with the day's name; null if it cannot be parsed. */
export function parseSpecialDays({ day, displayText }: DayText): SpecialDay[] | null {
  const afterName = /^[^\d:]+:\s+(.+)$/.exec(displayText.trim())?.[1] ?? '';
  const hours = parseHours(displayText) ?? parseHours(afterName);
  const byAppointment = isByAppointment(displayText) || isByAppointment(afterName);
  const dates = parseDates(day);
  if (!hours || !dates) return null;
  return dates.map((date) => ({ date, hours, ...(byAppointment ? { byAppointment } : {}) }));
}

const isoDate = /(\d{4})-(\d\d)-(\d\d)/;
const numericDate = /(?<!\d)(\d{1,2})(?:\/|\. ?)(\d{1,2})(?:[/.] ?(\d{4}))?(?!\d)/;
const namedDate = /(?<!\d)(\d{1,2})(?:\.| ?(?:st|nd|rd|th|er))?(?: ?- ?(\d{1,2})\.?)? (\p{L}{3,})\.?(?: (\d{4}))?/u;
const monthFirstDate = /(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?: ?- ?(\d{1,2}))?(?:,? (\d{4}))?(?!\d)/u;

/**
 * Parses the dates in a day's name: "2026-12-24", "24 dec", "Dec 24", "Julafton 24/12", "24.12.".
 * Ranges work too ("24-26 december 2026"). A date without a year applies every year ("12-24"). Null unless exactly
 * one date or range is found.
 */
export function parseDates(text: string): string[] | null {
  const words = plain(text);
  const iso = isoDate.exec(words);
  if (iso) return datesFrom(words, iso, { year: iso[1], month: iso[2], first: iso[3] });
  const numeric = numericDate.exec(words);
  if (numeric) return datesFrom(words, numeric, { year: numeric[3], month: numeric[2], first: numeric[1] });
  const named = namedDate.exec(words);
  const month = monthNamed(named?.[3] ?? '');
  if (named && month > 0) {
    return datesFrom(words, named, { year: named[4], month: String(month), first: named[1], last: named[2] });
  }
  const monthFirst = monthFirstDate.exec(words);
  const firstMonth = monthNamed(monthFirst?.[1] ?? '');
  if (!monthFirst || firstMonth <= 0) return null;
  const [, , first, last, year] = monthFirst;
  return datesFrom(words, monthFirst, { year, month: String(firstMonth), first, last });
}

interface DateParts {
  /** Undefined for every year. */
  year: string | undefined;
  month: string | undefined;
  first: string | undefined;
  /** Last day of a range; undefined for a single date. */
  last?: string | undefined;
}

/** Returns the dates of a match if it is the text's only one and valid. */
function datesFrom(words: string, match: RegExpExecArray, parts: DateParts): string[] | null {
  const { year, month = '', first = '', last = first } = parts;
  const rest = words.replace(match[0], ' ');
  if (/\d/.test(rest) || Number(last) < Number(first)) return null;
  const dates: string[] = [];
  for (let day = Number(first); day <= Number(last); day += 1) {
    const date = `${month.padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    // 2028 is a leap year.
    const whole = `${year ?? '2028'}-${date}`;
    const known = new Date(`${whole}T00:00:00Z`);
    if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== whole) return null;
    dates.push(year === undefined ? date : whole);
  }
  return dates;
}
