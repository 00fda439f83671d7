import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the cars and dealers that a page promotes. */
export const teaserTexts = {
  carOfTheWeek: 'Veckans bil',
  seeTheCar: 'Se bilen',
  facilitiesError: 'Anläggningarna kan inte visas just nu',
} satisfies Texts;
