import type { Car } from '../../shared/catalogue/Car.ts';

/** The terms behind a monthly cost, as texts of the site. */
export interface LoanExample {
  rate: string;
  months: number;
  startFee: string;
  invoiceFee: string;
}

/** The representative example of the first car that has loan terms. */
export function loanExampleOf(cars: Partial<Car>[]): LoanExample | null {
  const option = cars.find((car) => car.car_loan_option)?.car_loan_option;
  if (!option) return null;
  return {
    rate: option.interest_rate_text,
    months: option.default_contract_duration,
    startFee: option.start_fee_text,
    invoiceFee: option.invoice_fee_text,
  };
}
