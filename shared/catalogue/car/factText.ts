import type { PagePlate } from '../../site/plateTypes.ts';
import { writtenPlate } from '../../site/writtenPlate.ts';
import type { Car } from '../Car.ts';
import { factOf, factsOn } from './carFacts.ts';
import type { CarFactName } from './carFacts.ts';
import { localDay } from './carRules.ts';

/** What the text of a fact depends on besides the car. */
export interface FactTextSite {
  locale: string;
  plate?: Pick<PagePlate, 'written'>;
}

/** Returns the value of a car's fact as pages show it; "" when it is unknown. */
export function factText(name: CarFactName, car: Partial<Car>, { locale, plate }: FactTextSite): string {
  const { field, form } = factOf(name);
  const text = String(car[field] ?? '');
  // two fields may deliver the same range
  if (name === 'electricRange' && text === car.wltp_electric_range_text) return '';
  if (form === 'day') return localDay(text, locale);
  return form === 'plate' && plate && text !== '' ? writtenPlate(text, plate) : text;
}

const onCards = factsOn('card');

/** Returns the facts of a card, in order; the weight of a lorry takes the place of its gearbox. */
export function cardFacts(car: Partial<Car>, site: FactTextSite): string[] {
  const names = onCards.filter((name) => name !== 'gearbox' || !car.car_gross_weight_text);
  return names.map((name) => factText(name, car, site));
}
