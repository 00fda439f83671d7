import type { Car, LeasingOption } from '../catalogue/Car.ts';
import { chosenLoan } from './chosenLoan.ts';
import type { FinanceChoice } from './financeChoice.ts';
import { representativeExample } from './representativeExample.ts';
import type { LoanExample } from './representativeExample.ts';

/** Monthly cost of a loan, with what has to stand next to it. */
export interface LoanMonth {
  kind: 'loan';
  /** As delivered; "" when it is not. */
  title: string;
  /** Monthly cost as delivered; "" when it is not, or for another contract that the visitor chose. */
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

/**
 * The monthly costs of a car with their terms, the loan first. A loan without a representative example is left out.
 * @param choice the visitor's contract; the one that the loan opens with when left out
 */
export function carCosts(car: Partial<Car>, choice: FinanceChoice = {}): CarCost[] {
  const costs: CarCost[] = [];
  const option = car.car_loan_option;
  const example = representativeExample(option, choice);
  if (option && example) {
    const text = chosenLoan(option, choice)?.opening ? option.default_monthly_cost_text : '';
    costs.push({ kind: 'loan', title: option.title, text, example });
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
