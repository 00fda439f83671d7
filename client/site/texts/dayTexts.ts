import type { DayText } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { DayHours } from '../../../shared/catalogue/dealers/openingHours.ts';
import {
  isByAppointment,
  parseDates,
  parseDays,
  parseHours,
} from '../../../shared/catalogue/dealers/openingHoursText.ts';
import { formatDate } from '../../../shared/kit/format/formatDate.ts';
import { hoursText } from '../../../shared/kit/time/clockText.ts';
import { weekdayNames } from '../../../shared/kit/time/monthGrid.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { speaksAsDealers } from '../speaksAsDealers.ts';
import type { Translate } from '../translate.ts';

type Speaking = Pick<SiteContext, 'language' | 'languages' | 'locale'>;

/**
 * A row of opening hours in the page's language.
 * In the dealer's language it keeps the dealer's words; in another one it is translated as far as it can be parsed.
 * Times have the language's own format, and ISO dates become words.
 */
export function dayTexts({ day, displayText }: DayText, site: Speaking, t: Translate): DayText {
  const iso = /^\d{4}-\d\d-\d\d$/.test(day);
  const hours = parseHours(displayText);
  if (speaksAsDealers(site)) {
    return {
      day: iso ? (dateText(day, site.locale) ?? day) : day,
      displayText: hours?.length && !isAllDay(hours) ? hoursText(hours, site.locale) : displayText,
    };
  }
  const days = parseDays(day, /^de\b/.test(site.languages[0] ?? '') || undefined);
  const translated = days ? weekdaysText(days, site.locale) : dateText(day, site.locale);
  return {
    day: translated ?? day,
    displayText: isByAppointment(displayText)
      ? t('dealerByAppointment')
      : hours
        ? hoursText(hours, site.locale) || t('dealerClosed')
        : displayText,
  };
}

/** True for the hours of "round the clock". */
const isAllDay = (hours: DayHours): boolean => hours.every(([from, to]) => from === 0 && to === 1440);

function dateText(day: string, locale: string): string | null {
  const [date, ...more] = parseDates(day) ?? [];
  if (date === undefined || more.length > 0) return null;
  return formatDate(date.length === 5 ? `2028-${date}` : date, locale, 'day');
}

/** Formats weekdays as "Monday–Friday, Sunday". `days` are 0 for Monday to 6 for Sunday. */
function weekdaysText(days: readonly number[], locale: string): string {
  const names = weekdayNames(locale, 'long');
  const name = (day = 0): string => names[day] ?? '';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const text = runs.map((run) => (run.length > 1 ? `${name(run[0])}–${name(run.at(-1))}` : name(run[0]))).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
