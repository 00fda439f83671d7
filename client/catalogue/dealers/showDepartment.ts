import type { DayText, Department } from '../../../shared/catalogue/dealers/Dealer.ts';
import { groupSchedules } from '../../../shared/catalogue/dealers/groupSchedules.ts';
import {
  isByAppointment,
  parseDates,
  parseDays,
  parseHours,
} from '../../../shared/catalogue/dealers/openingHoursText.ts';
import { namesGermanDays } from '../../../shared/catalogue/dealers/openingHoursWords.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { dayTexts } from '../../site/texts/dayTexts.ts';
import type { Translate } from '../../site/translate.ts';
import type { HoursRow, ShownDepartment } from './ShownDepartment.ts';

/** Parses a department's opening hours for its page, which then needs no words of all languages. */
export function showDepartment(department: Department, site: SiteContext, t: Translate): ShownDepartment {
  const { openingschedule, ...shown } = department;
  const { openinghours, deviationdays } = openingschedule;
  const isGerman = namesGermanDays(openinghours.map(({ day }) => day));
  const dates = deviationdays.map(({ day }) => parseDates(day));
  const isKnown = !dates.includes(null);
  const row = (given: DayText, isSpecial: boolean, on: HoursRow['on'] | null | undefined): HoursRow => {
    const { day, displayText: hours } = dayTexts(given, site, t);
    return { day, hours, isSpecial, on: isKnown ? (on ?? []) : [] };
  };
  const isOpen = ({ displayText }: DayText): boolean =>
    isByAppointment(displayText) || parseHours(displayText)?.length !== 0;
  return {
    ...shown,
    openDays: openinghours
      .filter(isOpen)
      .map((given) => dayTexts(given, site, t))
      .map(({ day, displayText }) => `${day} ${displayText}`.trim()),
    hoursRows: [
      ...openinghours.map((given) => row(given, false, parseDays(given.day, isGerman))),
      ...deviationdays.map((given, at) => row(given, true, dates[at])),
    ],
    schedules: groupSchedules([department]),
  };
}
