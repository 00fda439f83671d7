import { registerTexts } from '../../site/registerTexts.ts';

/** Descriptions of the pages of dealers for search engines. */
export const dealerDescriptionTexts = registerTexts({
  dealerListDescription: 'Alla våra anläggningar med öppettider, adress, telefon och vägbeskrivning.',
  dealerDescription: '{name}, {address}. Öppettider, telefon, medarbetare och bilar i lager.',
});
