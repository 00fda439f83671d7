import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of a workshop's free times. */
export const weekTexts = {
  weekName: 'v. {week}',
  weekChoose: 'Välj vecka',
  weekPrevious: 'Föregående vecka',
  weekNext: 'Nästa vecka',
  weekTimes: 'Tider vecka {week}',
  weekArrows: 'Piltangenterna flyttar mellan tiderna.',
  weekCount: 'Vecka {week}: {count} lediga tider.',
  weekCount_one: 'Vecka {week}: 1 ledig tid.',
  weekNoSlots: 'Inga lediga tider',
  weekClosed: 'Stängt',
  waitOpen: 'Meddela mig om en tid blir ledig',
  weekNextFree: 'Nästa lediga tid',
  weekNoneLater: 'Det finns inga lediga tider senare heller.',
  weekUntil: 'Du kan boka till och med {date}.',
  weekFullDayNote: 'Heldag betyder att du lämnar bilen före kl. 08:00.',
  weekAllTimes: 'Visa alla tider',
  weekLoading: 'Tiderna hämtas.',
  weekEarliest: 'Till första tiden',
  weekNoneFits: 'Inga som passar',
  weekNoneEvening: 'Vecka {week}: inga lediga kvällstider.',
  weekNoneSaturday: 'Vecka {week}: inga lediga tider på lördagen.',
  weekNoneEither: 'Vecka {week}: inga lediga tider på kvällarna eller lördagen.',
  weekNextFits: 'Nästa dag som passar',
  weekNoneFitsLater: 'Det finns inga tider som passar senare heller.',
} satisfies Texts;
