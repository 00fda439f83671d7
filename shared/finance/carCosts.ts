import type { Car, LeasingOption } from '../catalogue/Car.ts';
import { representativeExample } from './representativeExample.ts';
import type { LoanExample } from './representativeExample.ts';

/** What a loan costs by the month, with what has to stand beside that. */
export interface LoanMonth {
  kind: 'loan';
  /** Both as delivered; "" when they are not. */
  title: string;
  text: string;
  example: LoanExample;
}

/** What leasing costs by the month: whole units of currency, for a company without VAT. */
export interface LeasingMonth {
  kind: 'privateLeasing' | 'companyLeasing';
  amount: number;
  /** 0 when the stock does not say. */
  months: number;
  /** Of a year, in the unit of the site; 0 when the stock does not say. */
  mileage: number;
}

export type CarCost = LoanMonth | LeasingMonth;

/** The monthly costs of a car with their terms, the loan first. One that no example can be given of is not among them. */
export function carCosts(car: Partial<Car>): CarCost[] {
  const costs: CarCost[] = [];
  const example = representativeExample(car.car_loan_option);
  if (car.car_loan_option && example) {
    const { title, default_monthly_cost_text: text } = car.car_loan_option;
    costs.push({ kind: 'loan', title, text, example });
  }
  if (car.car_has_privateleasing && car.car_privateleasing_monthly_cost) {
    costs.push(leasing('privateLeasing', 'Private', car.car_privateleasing_monthly_cost, car.car_leasing_options));
  }
  if (car.car_has_companyleasing && car.car_companyleasing_monthly_cost) {
    costs.push(leasing('companyLeasing', 'Company', car.car_companyleasing_monthly_cost, car.car_leasing_options));
  }
  return costs;
}

/** The cost of leasing with the terms of the option that costs so much. */
function leasing(
  kind: LeasingMonth['kind'],
  type: LeasingOption['leasing_type'],
  amount: number,
  options: LeasingOption[] = [],
): LeasingMonth {
  const option = options.find((offered) => offered.leasing_type === type && offered.monthly_cost === amount);
  return { kind, amount, months: option?.duration ?? 0, mileage: option?.mileage ?? 0 };
}
