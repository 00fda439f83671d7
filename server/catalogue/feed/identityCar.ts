import Joi from 'joi';
import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds, carFieldNames, newCarDraft } from './carFields.ts';
import type { CarDraft, CarFieldKind } from './carFields.ts';

const text = Joi.string().allow('').required();
const number = Joi.number().required();

/** An object whose fields are those of the contract and no others. */
function shape<T>(fields: Record<keyof T, Joi.Schema>): Joi.ObjectSchema {
  return Joi.object(fields).options({ convert: false, stripUnknown: true });
}

const loanOption = shape<NonNullable<Car['car_loan_option']>>({
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
  contract_durations: Joi.array()
    .items(
      shape<NonNullable<Car['car_loan_option']>['contract_durations'][number]>({
        months: number,
        residual_percentage: number,
        cash_amount_min_percentage: number,
        cash_amount_max_percentage: number,
      }),
    )
    .required(),
});

const structures: Partial<Record<CarField, Joi.Schema>> = {
  car_images: Joi.array().items(shape<Car['car_images'][number]>({ original: text, blur_data_url: text })),
  car_primary_image: shape<NonNullable<Car['car_primary_image']>>({ thumbnail_url: text, blur_data_url: text }),
  car_sellers: Joi.array().items(shape<Car['car_sellers'][number]>({ name: text, email: text, phone: text })),
  car_loan_option: loanOption,
  car_leasing_options: Joi.array().items(
    shape<Car['car_leasing_options'][number]>({
      leasing_type: Joi.string().valid('Private', 'Company').required(),
      title: text,
      monthly_cost: number,
      monthly_cost_text: text,
      description: text,
      duration: number,
      mileage: number,
      asterix: text,
    }),
  ),
};

const fits: Record<Exclude<CarFieldKind, 'structure' | 'saleState'>, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && value.every((part) => typeof part === 'string'),
};

/**
 * Takes a whole car from an object that already has its fields. Fields of the wrong form are blanked and reported to
 * `onBlanked`; fields that no car has are dropped.
 */
export function identityCar(values: Record<string, unknown>, onBlanked: (field: CarField) => void): CarDraft {
  const car = newCarDraft();
  for (const field of carFieldNames) {
    const value = values[field];
    if (value === undefined || value === null) {
      continue;
    }
    const kind: CarFieldKind = carFieldKinds[field];
    if (kind === 'structure') {
      if (Array.isArray(value) && value.length === 0) {
        continue;
      }
      const checked = structures[field]?.validate(value);
      if (checked !== undefined && checked.error === undefined) {
        car[field] = checked.value;
      } else {
        onBlanked(field);
      }
    } else if (kind === 'saleState' || fits[kind](value)) {
      // checkCar judges the sale state: a car in an unknown state must not be blanked into "available".
      car[field] = value;
    } else {
      onBlanked(field);
    }
  }
  return car;
}
