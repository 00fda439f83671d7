import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the hero banner. */
export const heroTexts = registerTexts({
  scrollDown: 'Rulla ner',
  emptyHero: 'Ingen bild eller film är vald. Besökare ser inte den här delen.',
});
