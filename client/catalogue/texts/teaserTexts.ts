import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the car that a page promotes. */
export const teaserTexts = registerTexts({
  carOfTheWeek: 'Veckans bil',
  seeTheCar: 'Se bilen',
});
