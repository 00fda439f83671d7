import type { CarField } from '../../../../shared/catalogue/Car.ts';
import type { Measure } from './AmountReader.ts';

const moneyFields = [
  'car_price',
  'car_retail_price',
  'car_campaign_price',
  'car_lowest_price_30_days',
  'car_beneficial_value',
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
] as const satisfies CarField[];

/** Money in the objects of a car. */
const moneyInObjects = [
  'price',
  'start_fee',
  'invoice_fee',
  'monthly_cost',
  'default_monthly_cost',
  'energy_costs',
  'vehicle_tax',
];

const measures = new Map<string, Measure>([
  ['car_mileage', 'distance'],
  ['mileage', 'distance'],
  ['car_power', 'power'],
  ...[...moneyFields, ...moneyInObjects].map((field) => [field, 'money'] as const),
]);

/** Kind of a number with a unit, of a car or in one of its objects; undefined for any other field. */
export function measureOfField(field: string): Measure | undefined {
  return measures.get(field);
}
