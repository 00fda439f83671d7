import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the cars that a visitor has saved or looked at. */
export const savedTexts = registerTexts({
  savedTitle: 'Sparade bilar',
});
