import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the pages of dealers. */
export const dealerTexts = registerTexts({
  dealerListTitle: 'Anläggningar',
});
