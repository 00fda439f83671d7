import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { compactCar } from '../../../shared/catalogue/car/carFields.ts';
import { detailFields } from '../../../shared/catalogue/car/detailFields.ts';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { carCosts } from '../../../shared/finance/carCosts.ts';

/** Fields that a comparison does not show; left out, because page and session carry its cars as JSON. */
const unseen: ReadonlySet<CarField> = new Set<CarField>([
  'car_description',
  'car_images',
  'car_sellers',
  'car_chassino',
  'car_regno',
  'car_leasing_options',
  'car_loan_description',
  'car_loan_option',
  'car_card_facts',
]);
const shownFields = detailFields.filter((field) => !unseen.has(field));

/** Converts a car for the comparison: monthly costs with their terms instead of full loan options. */
export function comparedCar(car: Partial<Car>): ComparedCar {
  const costs = carCosts(car);
  return { ...compactCar(car, shownFields), ...(costs.length > 0 ? { costs } : {}) };
}
