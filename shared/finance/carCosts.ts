import type { Car, LeasingOption } from '../catalogue/Car.ts';
import { chosenLoan } from './chosenLoan.ts';
import type { FinanceChoice } from './financeChoice.ts';
import { representativeExample } from './representativeExample.ts';
import type { LoanExample } from './representativeExample.ts';

/** Monthly cost of a loan, with the figures required next to it. */
export interface LoanMonth {
  kind: 'loan';
  /** As delivered, or "". */
  title: string;
  /** Monthly cost as delivered; "" if not delivered, or if the visitor chose another contract. */
  text: string;
  /** Whole units of currency a month. */
  amount: number;
  example: LoanExample;
}

/** Monthly leasing cost in whole units of currency; for a company without VAT. */
export interface LeasingMonth {
  kind: 'privateLeasing' | 'companyLeasing';
  amount: number;
  /** 0 if the stock does not include it. */
  months: number;
  /** Per year, in the site's unit; 0 if the stock does not include it. */
  mileage: number;
}

export type CarCost = LoanMonth | LeasingMonth;

/**
 * Monthly cost on a card. A list that explains its loans by one example leaves out theirs, and the amount where its text
 * is shown as delivered.
 */
export type CardCost =
  | (Omit<LoanMonth, 'example' | 'amount'> & Partial<Pick<LoanMonth, 'example' | 'amount'>>)
  | LeasingMonth;

/**
 * Returns the monthly costs of a car with their terms, the loan first. A loan without a representative example is
 * left out. A sold car has none.
 * @param choice the visitor's contract; default: the loan's initial one
 */
export function carCosts(car: Partial<Car>, choice: FinanceChoice = {}): CarCost[] {
  if (car.car_sale_state === 'sold') return [];
  const costs: CarCost[] = [];
  const option = car.car_loan_option;
  const example = representativeExample(option, choice);
  if (option && example) {
    const text = chosenLoan(option, choice)?.opening ? option.default_monthly_cost_text : '';
    costs.push({ kind: 'loan', title: option.title, text, amount: example.cost, example });
  }
  if (car.car_has_privateleasing && car.car_privateleasing_monthly_cost) {
    costs.push(leasing('privateLeasing', 'Private', car.car_privateleasing_monthly_cost, car.car_leasing_options));
  }
  if (car.car_has_companyleasing && car.car_companyleasing_monthly_cost) {
    costs.push(leasing('companyLeasing', 'Company', car.car_companyleasing_monthly_cost, car.car_leasing_options));
  }
  return costs;
}

/** Returns the leasing cost with the terms of the option that has this cost. */
function leasing(
  kind: LeasingMonth['kind'],
  type: LeasingOption['leasing_type'],
  amount: number,
  options: LeasingOption[] = [],
): LeasingMonth {
  const option = options.find((offered) => offered.leasing_type === type && offered.monthly_cost === amount);
  return { kind, amount, months: option?.duration ?? 0, mileage: option?.mileage ?? 0 };
}
