import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the search overlay. */
export const suggestTexts = registerTexts({
  suggestPlaceholder: 'Märke, modell, ort eller ämne',
  suggestClose: 'Stäng sökningen',
  suggestModels: 'Modeller',
  suggestPages: 'Sidor',
  suggestRecent: 'Senaste sökningar',
  suggestForget: 'Rensa',
  suggestAll: 'Visa alla träffar på ”{text}”',
  suggestNone: 'Inga förslag. Tryck Retur för att söka ändå.',
});
