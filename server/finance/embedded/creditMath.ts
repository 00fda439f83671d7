import { annuityOf, effectiveRateOf } from '../../../shared/finance/loanRules.ts';

/** What is lent, and what of it is left to the last payment. GBP. */
export interface CreditTerms {
  amountOfCredit: number;
  /** Equal payments, one at the end of every month. */
  months: number;
  /** Due with the last payment; 0 for none. */
  finalPayment: number;
  /** Nominal rate of a year, percent. */
  ratePercent: number;
}

/** The exact payment of every month that repays the credit beside its final payment. */
export function paymentFor({ amountOfCredit, months, finalPayment, ratePercent }: CreditTerms): number {
  return annuityOf({
    price: amountOfCredit,
    downPayment: 0,
    residual: finalPayment,
    months,
    ratePercent,
    startFee: 0,
    invoiceFee: 0,
  });
}

/** The exact credit that a payment of every month repays beside the final payment: the inverse of paymentFor. */
export function creditFor(payment: number, terms: Omit<CreditTerms, 'amountOfCredit'>): number {
  // the payment is a straight line over the credit, and two points make a line
  const ofNothing = paymentFor({ ...terms, amountOfCredit: 0 });
  const ofOne = paymentFor({ ...terms, amountOfCredit: 1 }) - ofNothing;
  return (payment - ofNothing) / ofOne;
}

/**
 * Annual percentage rate of charge, with a fee that is paid with the last payment: percent, not rounded. (FCA Handbook,
 * CONC App 1.2: the rate at which all that is paid is worth the credit on its first day, compounded.)
 */
export function annualPercentageRate(
  { amountOfCredit, months, finalPayment }: CreditTerms,
  { payment, fee }: { payment: number; fee: number },
): number {
  return effectiveRateOf({ received: amountOfCredit, payment, months, residual: finalPayment + fee });
}

/** To whole pence, halves away from zero also where binary fractions fall short of the half. */
export function toPence(amount: number): number {
  return Math.sign(amount) * (Math.round(Math.abs(amount) * 100 + 1e-7) / 100);
}
