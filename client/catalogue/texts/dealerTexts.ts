import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings that more than one page of dealers shows. */
export const dealerTexts = registerTexts({
  dealerListTitle: 'Anläggningar',
  allDealers: 'Alla anläggningar',
  dealerBrands: 'Märken',
  departmentNewCars: 'Nya bilar',
  departmentUsedCars: 'Begagnade bilar',
  departmentWorkshop: 'Verkstad',
  departmentParts: 'Reservdelar',
  departmentBodyWork: 'Skadeverkstad',
});
