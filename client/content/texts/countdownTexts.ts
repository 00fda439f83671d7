import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the countdown. */
export const countdownTexts = {
  days: 'dagar',
  days_one: 'dag',
  hours: 'timmar',
  hours_one: 'timme',
  minutes: 'minuter',
  minutes_one: 'minut',
  seconds: 'sekunder',
  seconds_one: 'sekund',
  countdownUntil: 'Till {date}',
} satisfies Texts;
