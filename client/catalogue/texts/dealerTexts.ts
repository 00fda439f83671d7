import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings that more than one page of dealers shows. */
export const dealerTexts = {
  dealerListTitle: 'Anläggningar',
  allDealers: 'Alla anläggningar',
  dealerBrands: 'Märken',
  departmentNewCars: 'Nya bilar',
  departmentUsedCars: 'Begagnade bilar',
  departmentWorkshop: 'Verkstad',
  departmentParts: 'Reservdelar',
  departmentBodyWork: 'Skadeverkstad',
} satisfies Texts;
