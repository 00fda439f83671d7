import type { CardCost } from '../../finance/carCosts.ts';
import type { Car, CarField } from '../Car.ts';
import { factsOn, fieldsOf } from './carFacts.ts';

/** Fields from which a card derives the monthly cost. */
const costFields = [
  'car_loan_monthly_cost',
  'car_loan_option',
  'car_leasing_options',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
  'car_has_privateleasing',
  'car_has_companyleasing',
] as const satisfies readonly CarField[];

/** Fields that a card shows as delivered: those of its facts, and others. */
const shownFields = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_model_text',
  'car_version',
  ...fieldsOf(factsOn('card')),
  'car_mileage',
  'car_price',
  'car_price_text',
  'car_retail_price',
  'car_retail_price_text',
  'car_campaign_price',
  'car_campaign_price_text',
  'car_lowest_price_30_days',
  'car_lowest_price_30_days_text',
  'car_has_campaign_price',
  'car_is_sample',
  'car_vat_eligible',
  'car_vehicle_type_code',
  'car_sale_state',
  'car_primary_image',
  'car_site_city',
  'car_card_facts',
] as const satisfies readonly CarField[];

/** Fields that a car card needs. */
export const cardFields = [...shownFields, ...costFields] as const;

/** Fields of the list: those of its cards, plus the date that marks new cars. */
export const listFields: CarField[] = [...cardFields, 'car_publishdate'];

/**
 * Fields that a search returns for any number of cars.
 * These are the list fields plus the body type, which selects similar cars. All others (VIN, registration number,
 * sellers, description …) are only returned for a few cars requested by id.
 */
export const openFields: ReadonlySet<string> = new Set([...listFields, 'car_body']);

/** Returns the named fields of a car that have a value. */
export function filledFields(car: Partial<Car>, fields: readonly CarField[]): CarField[] {
  return fields.filter((field) => {
    const value = car[field];
    const blank = value === undefined || value === null || value === '' || value === false;
    return !blank && !(Array.isArray(value) && value.length === 0);
  });
}

/** Keeps the named fields of a car that have a value; pages embed their cars as text. */
export function compactCar(car: Partial<Car>, fields: readonly CarField[]): Partial<Car> {
  return Object.fromEntries(filledFields(car, fields).map((field) => [field, car[field]]));
}

/** A car as shown on a card, with at most the one monthly cost that the site shows. */
export type CardCar = Partial<Omit<Car, 'energyLabels'>> & {
  newInStock?: true;
  costs?: CardCost[];
  /** Figures of a new car that the country requires on cards. */
  energyLine?: string;
};

/** Days after publication during which a car counts as new in stock. */
const newForDays = 7;
const dayMs = 86_400_000;

/** Returns whether a car was published in the week before a date; false without a date. */
export function isNewInStock({ car_publishdate: published = '' }: Partial<Car>, now: Date | undefined): boolean {
  return now !== undefined && now.getTime() - Date.parse(published) < newForDays * dayMs;
}

/**
 * Returns the card fields of a delivered car, without monthly costs. Drops values that show nothing: a model text
 * equal to the model, the state "available", a vehicle type priced with VAT, an ordinary price equal to the price.
 * @param isNew the car is new in stock
 */
export function cardCar(car: Partial<Car>, isNew = false): CardCar {
  const card = compactCar(car, shownFields);
  if (card.car_model_text === card.car_model) delete card.car_model_text;
  if (card.car_sale_state === 'available') delete card.car_sale_state;
  if (!/^(?:[LH]CV|MC)$/.test(card.car_vehicle_type_code ?? '')) delete card.car_vehicle_type_code;
  if (card.car_retail_price === card.car_price && card.car_retail_price_text === card.car_price_text) {
    delete card.car_retail_price;
    delete card.car_retail_price_text;
  }
  return { ...card, ...(isNew ? { newInStock: true as const } : {}) };
}
