import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Descriptions of the pages of dealers for search engines. */
export const dealerDescriptionTexts = {
  dealerListDescription: 'Alla våra anläggningar med öppettider, adress, telefon och vägbeskrivning.',
  dealerDescription: '{name}, {address}. Öppettider, telefon, medarbetare och bilar i lager.',
} satisfies Texts;
