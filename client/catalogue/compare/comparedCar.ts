import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { compactCar, detailFields } from '../../../shared/catalogue/carFields.ts';
import type { ComparedCar } from '../../../shared/catalogue/ComparedCar.ts';
import { carCosts } from '../../../shared/finance/carCosts.ts';

/** What a comparison does not show; the page and the session carry its cars as text. */
const unseen: ReadonlySet<CarField> = new Set<CarField>([
  'car_description',
  'car_images',
  'car_sellers',
  'car_chassino',
  'car_regno',
  'car_leasing_options',
  'car_loan_description',
  'car_loan_option',
]);
const shownFields = detailFields.filter((field) => !unseen.has(field));

/** The car of an answer as a comparison has it: with its monthly costs and their terms in place of whole loan options. */
export function comparedCar(car: Partial<Car>): ComparedCar {
  const costs = carCosts(car);
  return { ...compactCar(car, shownFields), ...(costs.length > 0 ? { costs } : {}) };
}
