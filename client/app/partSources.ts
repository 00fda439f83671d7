import type { AppState } from './store.ts';
import { showsQuotes } from '../finance/quote/showsQuotes.ts';

/** Modules of the parts that few car pages show: their styles are not in the sheet of every car page. */
export function partSources({ page, carDetail: { car }, site }: AppState): string[] {
  if (page.routeName !== 'carDetail') return [];
  if (!car) return ['client/catalogue/car/CarMissing.tsx'];
  if (car.car_sale_state === 'sold') return ['client/catalogue/car/SoldCar.tsx'];
  return showsQuotes(car, site.context) ? ['client/finance/quote/FinanceQuotePlace.tsx'] : [];
}
