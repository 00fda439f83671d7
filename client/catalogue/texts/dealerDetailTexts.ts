import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the page of a dealer. */
export const dealerDetailTexts = {
  pathToWorkshop: 'verkstad',
  dealerStock: 'Se {count} bilar i lager',
  dealerStock_one: 'Se {count} bil i lager',
  dealerStockLink: 'Se bilar i lager',
  dealerBookWorkshop: 'Boka verkstad',
  dealerDepartments: 'Avdelningar',
  dealerHours: 'Öppettider',
  dealerToday: 'i dag',
  dealerStaffShow: 'Visa medarbetare ({count})',
  dealerStaffHide: 'Dölj medarbetare ({count})',
  dealerDirections: 'Vägbeskrivning',
  dealerMapOf: 'Karta: {name}',
  dealerArrivals: 'Senast inkommet i {city}',
  dealerAllCars: 'Se alla bilar',
  dealersNearby: 'Fler anläggningar i närheten',
} satisfies Texts;
