import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the search overlay. */
export const suggestTexts = {
  suggestPlaceholder: 'Märke, modell, ort eller ämne',
  suggestClose: 'Stäng sökningen',
  suggestModels: 'Modeller',
  suggestPages: 'Sidor',
  suggestRecent: 'Senaste sökningar',
  suggestForget: 'Rensa',
  suggestAll: 'Visa alla träffar på ”{text}”',
  suggestInPages: 'Sök bland sidor och artiklar',
  suggestNone: 'Inga förslag. Tryck Retur för att söka ändå.',
} satisfies Texts;
