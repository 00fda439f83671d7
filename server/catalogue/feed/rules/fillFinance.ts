import type { LeasingOption, LoanOption } from '../../../../shared/catalogue/Car.ts';
import type { SiteLoanTerms } from '../../../../shared/site/SiteTypes.ts';
import type { CarDraft } from '../cars/carFields.ts';
import { completeLoan } from './completeLoan.ts';

/** Adds a loan by its site's terms to a car without one, and the monthly cost that lists filter by. */
export function fillLoan(car: CarDraft, terms: SiteLoanTerms | null): void {
  if (car.car_loan_option !== null || terms === null) return;
  const option = completeLoan({}, car, terms);
  if (option === null) return;
  car.car_loan_option = option;
  fillLoanFigures(car, option);
}

/** Fills the figures that lists filter loans by, from the loan that the page shows. */
export function fillLoanFigures(car: CarDraft, option: LoanOption): void {
  car.car_loan_monthly_cost = option.default_monthly_cost;
  car.car_loan_rate ??= option.interest_rate;
  car.car_loan_duration ??= option.default_contract_duration;
}

const leasingFields = [
  ['Private', 'car_privateleasing_monthly_cost', 'car_has_privateleasing'],
  ['Company', 'car_companyleasing_monthly_cost', 'car_has_companyleasing'],
] as const;

/**
 * Fills the leasing figures that lists filter by.
 * They come from the cheapest option, where the feed leaves them blank.
 */
export function fillLeasing(car: CarDraft): void {
  const options = car.car_leasing_options as LeasingOption[];
  for (const [type, cost, has] of leasingFields) {
    const costs = options.filter(({ leasing_type }) => leasing_type === type).map(({ monthly_cost }) => monthly_cost);
    if (costs.length === 0) continue;
    car[cost] ??= Math.min(...costs);
    car[has] = true;
  }
}
