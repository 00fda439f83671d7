import { clockParts } from '../../../shared/catalogue/dealerRules.ts';
import { openState } from '../../../shared/catalogue/openingHours.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/openingHours.ts';
import type { Translate } from '../../site/translate.ts';

export interface OpenText {
  open: boolean;
  text: string;
}

/** Says whether something is open now, and until when or when it opens: "Öppet till 18.00", "Stängt, öppnar 07.00". */
export function openText(schedules: readonly OpeningSchedule[], now: number, timeZone: string, t: Translate): OpenText {
  const state = openState(schedules, now, timeZone);
  const time = (at: { minutes: number }): string => t('dealerTime', clockParts(at));
  if (state.open) {
    return {
      open: true,
      text: state.until ? t('dealerOpenUntil', { time: time(state.until) }) : t('dealerOpenAlways'),
    };
  }
  const { opens } = state;
  if (!opens) return { open: false, text: t('dealerClosed') };
  if (opens.daysAhead === 0) return { open: false, text: t('dealerOpensToday', { time: time(opens) }) };
  if (opens.daysAhead === 1) return { open: false, text: t('dealerOpensTomorrow', { time: time(opens) }) };
  const day = t('dealerWeekdays').split('|')[opens.weekday] ?? '';
  return { open: false, text: t('dealerOpensDay', { day, time: time(opens) }) };
}
