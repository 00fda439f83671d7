import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the car that a page promotes. */
export const teaserTexts = {
  carOfTheWeek: 'Veckans bil',
  seeTheCar: 'Se bilen',
} satisfies Texts;
