import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of car cards: states, prices and actions. */
export const cardTexts = {
  newInStock: 'Ny i lager',
  reserved: 'Reserverad',
  sold: 'Såld',
  vatDeductible: 'Avdragbar moms',
  priceFrom: 'Från {price}',
  priceMissing: 'Pris på förfrågan',
  regularPrice: 'Ordinarie pris',
  lowestPrice30Days: 'Lägsta pris senaste 30 dagarna: {price}',
  lowestOf30Days: 'lägsta pris senaste 30 dagarna',
  struckIsLowest: 'Överstruket: lägsta pris senaste 30 dagarna',
  compareCar: 'Jämför {car}',
  compareGo: 'Till jämförelsen',
  saveCar: 'Spara {car}',
  similarCars: 'Liknande bilar',
} satisfies Texts;
