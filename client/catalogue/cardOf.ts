import type { Car } from '../../shared/catalogue/Car.ts';
import { cardCar } from '../../shared/catalogue/carFields.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { carCosts } from '../../shared/finance/carCosts.ts';

/**
 * The car of an answer as a card has it: with the monthly cost that a card shows, in place of whole loan options, and
 * with leasing after a loan, for sites that do not show the loan. With a date it says whether the car is new in stock.
 */
export function cardOf(car: Partial<Car>, now?: Date): CardCar {
  const [first, second] = carCosts(car);
  const costs = [first, first?.kind === 'loan' ? second : undefined].filter((cost) => cost !== undefined);
  return { ...cardCar(car, now), ...(costs.length > 0 ? { costs } : {}) };
}
