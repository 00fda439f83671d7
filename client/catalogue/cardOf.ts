import type { Car } from '../../shared/catalogue/Car.ts';
import { cardCar } from '../../shared/catalogue/carFields.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { carCosts } from '../../shared/finance/carCosts.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { shownCosts } from '../finance/costTexts.ts';

interface CardOptions {
  /** The date that decides whether the car is new in stock; without it, no car is. */
  now?: Date;
  /** The picture is in view at once, so that the card keeps its blurred one. */
  inView?: boolean;
}

/** The car of an answer as a card has it: with the one monthly cost that the site shows, in place of loan options. */
export function cardOf(car: Partial<Car>, site: SiteContext, { now, inView = false }: CardOptions = {}): CardCar {
  const [cost] = shownCosts(carCosts(car), site);
  const card = cardCar(car, now);
  const picture = card.car_primary_image;
  return {
    ...card,
    ...(picture && !inView ? { car_primary_image: { ...picture, blur_data_url: '' } } : {}),
    ...(cost ? { costs: [cost] } : {}),
  };
}
