import type { CarCost } from '../finance/carCosts.ts';
import type { Car, CarField } from './Car.ts';

/** Fields of which a card tells what the car costs by the month. */
const costFields = [
  'car_loan_monthly_cost',
  'car_loan_option',
  'car_leasing_options',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
  'car_has_privateleasing',
  'car_has_companyleasing',
] as const satisfies readonly CarField[];

/** What a card shows as it is delivered. */
const shownFields = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_model_text',
  'car_version',
  'car_year',
  'car_mileage',
  'car_mileage_text',
  'car_fuel',
  'car_gearbox',
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
] as const satisfies readonly CarField[];

/** Fields that a car card needs. */
export const cardFields = [...shownFields, ...costFields] as const;

/** Fields of the list: those of its cards, and whether they are new. */
export const listFields: CarField[] = [...cardFields, 'car_publishdate'];

/**
 * Fields that a search delivers for any number of cars: those of the list, and the body by which similar cars are
 * chosen. All others (VIN, plate, sellers, description …) are delivered for a few cars named by id.
 */
export const openFields: ReadonlySet<string> = new Set([...listFields, 'car_body']);

/** Fields of the car's own page. */
export const detailFields: CarField[] = [
  ...cardFields,
  'car_sold_at',
  'car_chassino',
  'car_regno',
  'car_firstregistration',
  'car_owners',
  'car_inspected_until',
  'car_body',
  'car_color',
  'car_condition',
  'car_drive',
  'car_is_used',
  'car_campaigns',
  'car_price_currency',
  'car_price_title',
  'car_has_campaign_loan',
  'car_has_campaign_privateleasing',
  'car_has_campaign_companyleasing',
  'car_odometer',
  'car_odometer_unit',
  'car_acceleration_text',
  'car_emission_mixed_text',
  'car_fuel_combined_text',
  'wltp_electric_consumption_text',
  'wltp_electric_range_text',
  'car_electric_range_text',
  'car_fuel_tank_capacity_text',
  'battery_size_text',
  'electric_charging_speed_ac_text',
  'electric_charging_speed_dc_text',
  'car_power',
  'car_power_text',
  'car_service_weight_text',
  'car_seats',
  'car_doors',
  'car_cargo_volume_text',
  'car_height_text',
  'car_length_text',
  'car_width_text',
  'car_ncapstars',
  'car_equipment',
  'car_description',
  'car_texts',
  'car_images',
  'car_site_id',
  'car_site_name',
  'car_site_region',
  'car_sellers',
  'car_companyerpid',
  'car_departmenterpid',
  // an enquiry carries them too
  'car_publishdate',
  'indexed_at',
  'caroftheweek',
  'car_pbbratio',
  'car_beneficial_value',
  'car_loan_description',
  'car_loan_rate',
  'car_loan_duration',
];

/** Keeps the named fields of a car, and of those only what says something: pages carry their cars as text. */
export function compactCar(car: Partial<Car>, fields: readonly CarField[]): Partial<Car> {
  const kept = fields.flatMap((field) => {
    const value = car[field];
    const blank = value === undefined || value === null || value === '' || value === false;
    return blank || (Array.isArray(value) && value.length === 0) ? [] : [[field, value] as const];
  });
  return Object.fromEntries(kept);
}

/** A car as a card shows it; of the monthly costs at most the one that the site shows. */
export type CardCar = Partial<Car> & { newInStock?: true; costs?: CarCost[] };

/** For so many days after its publication a car is new in stock. */
const newForDays = 7;
const dayMs = 86_400_000;

/** True if a car was published in the week before a date; false without a date. */
export function isNewInStock({ car_publishdate: published = '' }: Partial<Car>, now: Date | undefined): boolean {
  return now !== undefined && now.getTime() - Date.parse(published) < newForDays * dayMs;
}

/**
 * The car of an answer as a card has it, without its monthly costs. Values that show nothing are left out: a model text
 * that is the model, the state "available", a vehicle type priced with VAT, an ordinary price equal to the price.
 * @param isNew the car is new in stock
 */
export function cardCar(car: Partial<Car>, isNew = false): CardCar {
  const card = compactCar(car, shownFields);
  if (card.car_model_text === card.car_model) delete card.car_model_text;
  if (card.car_sale_state === 'available') delete card.car_sale_state;
  if (card.car_vehicle_type_code !== 'LCV') delete card.car_vehicle_type_code;
  if (card.car_retail_price === card.car_price && card.car_retail_price_text === card.car_price_text) {
    delete card.car_retail_price;
    delete card.car_retail_price_text;
  }
  return { ...card, ...(isNew ? { newInStock: true as const } : {}) };
}
