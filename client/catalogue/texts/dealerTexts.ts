import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings that more than one page of dealers shows, and their descriptions for search engines. */
export const dealerTexts = registerTexts({
  dealerListTitle: 'Anläggningar',
  allDealers: 'Alla anläggningar',
  dealerListDescription: 'Alla våra anläggningar med öppettider, adress, telefon och vägbeskrivning.',
  dealerDescription: '{name}, {address}. Öppettider, telefon, medarbetare och bilar i lager.',
  dealerBrands: 'Märken',
  departmentNewCars: 'Nya bilar',
  departmentUsedCars: 'Begagnade bilar',
  departmentWorkshop: 'Verkstad',
  departmentParts: 'Reservdelar',
  departmentBodyWork: 'Skadeverkstad',
});
