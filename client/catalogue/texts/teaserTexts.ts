import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the car that a page puts forward. */
export const teaserTexts = registerTexts({
  carOfTheWeek: 'Veckans bil',
  seeTheCar: 'Se bilen',
});
