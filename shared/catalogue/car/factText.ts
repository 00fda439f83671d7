import type { Car } from '../Car.ts';
import { factOf, factsOn } from './carFacts.ts';
import type { CarFactName } from './carFacts.ts';
import { localDay } from './carRules.ts';

/** Returns the value of a car's fact as pages show it; "" when it is unknown. */
export function factText(name: CarFactName, car: Partial<Car>, { locale }: { locale: string }): string {
  const { field, form } = factOf(name);
  const text = String(car[field] ?? '');
  // two fields may deliver the same range
  if (name === 'electricRange' && text === car.wltp_electric_range_text) return '';
  return form === 'day' ? localDay(text, locale) : text;
}

const onCards = factsOn('card');

/** Returns the facts of a card, in order; the weight of a lorry takes the place of its gearbox. */
export function cardFacts(car: Partial<Car>, site: { locale: string }): string[] {
  const names = onCards.filter((name) => name !== 'gearbox' || !car.car_gross_weight_text);
  return names.map((name) => factText(name, car, site));
}
