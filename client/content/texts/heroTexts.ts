import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the hero banner. */
export const heroTexts = {
  scrollDown: 'Rulla ner',
  emptyHero: 'Ingen bild eller film är vald. Besökare ser inte den här delen.',
} satisfies Texts;
