import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of content carousels. */
export const carouselTexts = {
  carouselRole: 'bildspel',
  slideRole: 'bild',
  slideOf: '{index} av {count}',
  showSlide: 'Visa bild {index}',
  playCarousel: 'Starta bildspelet',
  pauseCarousel: 'Pausa bildspelet',
  replayCarousel: 'Spela bildspelet igen',
} satisfies Texts;
