import Joi from 'joi';
import type { ContractDuration, LeasingOption, LoanOption, Seller } from '../../../shared/catalogue/Car.ts';
import type { LeadCar } from '../../../shared/forms/LeadTypes.ts';

/*
 * The car of an enquiry comes from this site's pages, but could come from anyone.
 * Values of the wrong kind, or longer than any car's, are dropped: an odd field must not cost the enquiry.
 */

const orNothing = (schema: Joi.Schema): Joi.Schema => Joi.alternatives(schema, Joi.any().strip());

const text = Joi.string().allow('').max(4000);
const number = Joi.number();
const kinds = {
  text: orNothing(text.allow(null)),
  number: orNothing(number.allow(null)),
  flag: orNothing(Joi.boolean()),
  texts: orNothing(Joi.array().items(text).max(100)),
};

/** Names every field of T, so that the compiler notices one that the contract gains. */
function structure<T>(fields: Record<keyof T, Joi.Schema>): Joi.ObjectSchema<T> {
  return Joi.object<T>().keys(fields).options({ stripUnknown: true });
}

const seller = structure<Seller>({ name: text, email: text, phone: text });
const duration = structure<ContractDuration>({
  months: number,
  residual_percentage: number,
  cash_amount_min_percentage: number,
  cash_amount_max_percentage: number,
});
const loan = structure<LoanOption>({
  title: text,
  default_monthly_cost: number,
  default_monthly_cost_text: text,
  price: number,
  invoice_fee: number,
  invoice_fee_text: text,
  start_fee: number,
  start_fee_text: text,
  interest_rate: number,
  interest_rate_text: text,
  disclaimer: text,
  description: text,
  default_contract_duration: number,
  contract_durations: Joi.array().items(duration).max(100),
});
const leasing = structure<LeasingOption>({
  leasing_type: Joi.valid('Private', 'Company'),
  title: text,
  monthly_cost: number,
  monthly_cost_text: text,
  description: text,
  duration: number,
  mileage: number,
  asterix: text,
});

type CarKind = keyof typeof kinds | Joi.Schema;

const fields: Record<Exclude<keyof LeadCar, 'car_id'>, CarKind> = {
  slug: 'text',
  car_brand: 'text',
  car_model: 'text',
  car_model_text: 'text',
  car_version: 'text',
  car_year: 'number',
  car_chassino: 'text',
  car_regno: 'text',
  car_firstregistration: 'text',
  car_owners: 'number',
  car_inspected_until: 'text',
  indexed_at: 'text',
  car_fuel: 'text',
  car_gearbox: 'text',
  car_body: 'text',
  car_color: 'text',
  car_condition: 'text',
  car_drive: 'text',
  car_vehicle_type_code: 'text',
  car_use: 'text',
  car_axles: 'number',
  car_gross_weight: 'number',
  car_gross_weight_text: 'text',
  car_vat_eligible: 'flag',
  car_is_sample: 'flag',
  car_is_used: 'flag',
  caroftheweek: 'flag',
  car_publishdate: 'text',
  car_campaigns: 'texts',
  car_sale_state: orNothing(Joi.valid('available', 'reserved', 'sold')),
  car_sold_at: 'text',
  car_price: 'number',
  car_price_currency: 'text',
  car_price_title: 'text',
  car_price_text: 'text',
  car_retail_price: 'number',
  car_retail_price_text: 'text',
  car_campaign_price: 'number',
  car_campaign_price_text: 'text',
  car_lowest_price_30_days: 'number',
  car_lowest_price_30_days_text: 'text',
  car_has_campaign_price: 'flag',
  car_has_campaign_loan: 'flag',
  car_has_campaign_privateleasing: 'flag',
  car_has_campaign_companyleasing: 'flag',
  car_mileage: 'number',
  car_mileage_text: 'text',
  car_odometer: 'number',
  car_odometer_unit: 'text',
  car_acceleration_text: 'text',
  car_emission_mixed_text: 'text',
  car_fuel_combined_text: 'text',
  wltp_electric_consumption_text: 'text',
  wltp_electric_range_text: 'text',
  car_electric_range_text: 'text',
  car_fuel_tank_capacity_text: 'text',
  battery_size_text: 'text',
  electric_charging_speed_ac_text: 'text',
  electric_charging_speed_dc_text: 'text',
  car_power: 'number',
  car_power_text: 'text',
  car_service_weight_text: 'text',
  car_seats: 'number',
  car_doors: 'number',
  car_cargo_volume_text: 'text',
  car_height_text: 'text',
  car_length_text: 'text',
  car_width_text: 'text',
  car_ncapstars: 'number',
  car_site_id: 'text',
  car_site_name: 'text',
  car_site_city: 'text',
  car_site_region: 'text',
  car_sellers: orNothing(Joi.array().items(seller).max(100)),
  car_companyerpid: 'text',
  car_departmenterpid: 'text',
  car_pbbratio: 'number',
  car_beneficial_value: 'number',
  car_loan_option: orNothing(loan.allow(null)),
  car_loan_monthly_cost: 'number',
  car_loan_description: 'text',
  car_loan_rate: 'number',
  car_loan_duration: 'number',
  car_leasing_options: orNothing(Joi.array().items(leasing).max(100)),
  car_privateleasing_monthly_cost: 'number',
  car_companyleasing_monthly_cost: 'number',
  car_has_companyleasing: 'flag',
  car_has_privateleasing: 'flag',
};

const schemaOf = (kind: CarKind): Joi.Schema => (typeof kind === 'string' ? kinds[kind] : kind);

/** The car of an enquiry: its id, and those of its other fields that are valid. */
export const leadCarSchema = Joi.object<LeadCar>()
  .keys(Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, schemaOf(kind)])))
  .keys({ car_id: Joi.string().max(200).required() })
  .options({ stripUnknown: true });
