import { openState } from '../../../shared/catalogue/dealers/openingHours.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';
import { sentenceClockText } from '../../../shared/kit/time/clockText.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';

export interface OpenText {
  open: boolean;
  text: string;
}

/**
 * Opening state of a dealer with its next change: "Öppet till 18:00", "Stängt, öppnar 07:00".
 * The first schedule, that of its main department, decides while that is open: a workshop's late hours do not help a
 * car buyer. Otherwise the dealer is open while any department is. A day by appointment counts as neither open nor
 * closed, unless the dealer opens later that day.
 */
export function openText(
  schedules: readonly OpeningSchedule[],
  now: number,
  { timeZone, locale }: Pick<SiteContext, 'timeZone' | 'locale'>,
  t: Translate,
): OpenText {
  const main = openState(schedules.slice(0, 1), now, timeZone);
  const state = main.open ? main : openState(schedules, now, timeZone);
  const time = (at: { minutes: number }): string => sentenceClockText(at.minutes, locale);
  if (state.open) {
    return {
      open: true,
      text: state.until ? t('dealerOpenUntil', { time: time(state.until) }) : t('dealerOpenAlways'),
    };
  }
  const { opens, byAppointment } = state;
  if (byAppointment && opens?.daysAhead !== 0) return { open: false, text: t('dealerByAppointment') };
  if (!opens) return { open: false, text: t('dealerClosed') };
  if (opens.daysAhead === 0) return { open: false, text: t('dealerOpensToday', { time: time(opens) }) };
  if (opens.daysAhead === 1) return { open: false, text: t('dealerOpensTomorrow', { time: time(opens) }) };
  const day = t('dealerWeekdays').split('|')[opens.weekday] ?? '';
  return { open: false, text: t('dealerOpensDay', { day, time: time(opens) }) };
}
