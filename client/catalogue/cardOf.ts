import type { Car } from '../../shared/catalogue/Car.ts';
import { cardCar } from '../../shared/catalogue/carFields.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { carCosts } from '../../shared/finance/carCosts.ts';

/**
 * The car of an answer as a card has it: with the one monthly cost that is shown and what has to stand beside that, in
 * place of whole loan options. With a date it says whether the car is new in stock.
 */
export function cardOf(car: Partial<Car>, now?: Date): CardCar {
  const [cost] = carCosts(car);
  return { ...cardCar(car, now), ...(cost ? { costs: [cost] } : {}) };
}
