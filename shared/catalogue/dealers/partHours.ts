import type { DayText, Department } from './Dealer.ts';
import { parseDays, parseHours, parseSpecialDays } from './openingHoursText.ts';
import { namesGermanDays } from './openingHoursWords.ts';

interface PartedHours {
  /** The rows that can be parsed. */
  understood: Department['openingschedule'];
  /** The other rows, which can only be shown as written. */
  unread: DayText[];
}

/** Parts the rows of opening hours that can be parsed from those that cannot. */
export function partHours({ openinghours, deviationdays }: Department['openingschedule']): PartedHours {
  const isGerman = namesGermanDays(openinghours.map(({ day }) => day));
  const isWeekRead = (row: DayText): boolean =>
    parseDays(row.day, isGerman) !== null && parseHours(row.displayText) !== null;
  const isSpecialRead = (row: DayText): boolean => parseSpecialDays(row) !== null;
  return {
    understood: { openinghours: openinghours.filter(isWeekRead), deviationdays: deviationdays.filter(isSpecialRead) },
    unread: [...openinghours.filter((row) => !isWeekRead(row)), ...deviationdays.filter((row) => !isSpecialRead(row))],
  };
}
