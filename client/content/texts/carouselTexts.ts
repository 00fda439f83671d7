import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of content carousels. */
export const carouselTexts = registerTexts({
  carouselRole: 'bildspel',
  slideRole: 'bild',
  slideOf: '{index} av {count}',
  showSlide: 'Visa bild {index}',
  playCarousel: 'Starta bildspelet',
  pauseCarousel: 'Pausa bildspelet',
  replayCarousel: 'Spela bildspelet igen',
});
