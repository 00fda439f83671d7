import Joi from 'joi';
import type { ContractDuration, LeasingOption, LoanOption, Seller } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import type { CarFieldKind } from '../../../shared/catalogue/car/carFieldKinds.ts';
import type { LeadCar } from '../../../shared/forms/LeadTypes.ts';

/*
 * The car of an enquiry comes from this site's pages, but could come from anyone.
 * Values of the wrong kind, or longer than any car's, are dropped: an odd field must not cost the enquiry.
 */

const orNothing = (schema: Joi.Schema): Joi.Schema => Joi.alternatives(schema, Joi.any().strip());

const text = Joi.string().allow('').max(4000);
const number = Joi.number();
const schemasByKind: Record<CarFieldKind, Joi.Schema> = {
  text: orNothing(text.allow(null)),
  number: orNothing(number.allow(null)),
  boolean: orNothing(Joi.boolean()),
  list: orNothing(Joi.array().items(text).max(100)),
  saleState: orNothing(Joi.valid('available', 'reserved', 'sold')),
  structure: Joi.any().strip(),
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

const {
  car_id: _id,
  car_images: _images,
  car_equipment: _equipment,
  car_primary_image: _image,
  car_description: _description,
  car_texts: _texts,
  car_energy: _energy,
  car_facts: _facts,
  car_fact_types: _factTypes,
  car_card_facts: _cardFacts,
  ...kindsByField
} = carFieldKinds;
const fields: Record<Exclude<keyof LeadCar, 'car_id'>, CarFieldKind> = kindsByField;

type Kinds = typeof kindsByField;
type StructureField = { [Field in keyof Kinds]: Kinds[Field] extends 'structure' ? Field : never }[keyof Kinds];
const structures: Record<StructureField, Joi.Schema> = {
  car_sellers: orNothing(Joi.array().items(seller).max(100)),
  car_loan_option: orNothing(loan.allow(null)),
  car_leasing_options: orNothing(Joi.array().items(leasing).max(100)),
};

/** The car of an enquiry: its id, and those of its other fields that are valid. */
export const leadCarSchema = Joi.object<LeadCar>()
  .keys(Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, schemasByKind[kind]])))
  .keys(structures)
  .keys({ car_id: Joi.string().max(200).required() })
  .options({ stripUnknown: true });
