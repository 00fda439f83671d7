import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the comparison of cars. */
export const compareTexts = registerTexts({
  compareTitle: 'Jämför bilar',
});
