import { registerTexts } from '../site/registerTexts.ts';

/** Wordings of the picture or film that a page begins with. */
export const heroTexts = registerTexts({
  scrollDown: 'Rulla ner',
  emptyHero: 'Ingen bild eller film är vald. Besökare ser inte den här delen.',
});
