import { calculateAnnuity, calculateEffectiveRate } from '../../../shared/finance/loanRules.ts';

/** Amount and terms of a credit, in GBP. */
export interface CreditTerms {
  amountOfCredit: number;
  /** Equal payments, one at the end of every month. */
  months: number;
  /** Due with the last payment; 0 for none. */
  finalPayment: number;
  /** Nominal annual rate, percent. */
  ratePercent: number;
}

/** Exact monthly payment that repays the credit, apart from its final payment. */
export function paymentFor({ amountOfCredit, months, finalPayment, ratePercent }: CreditTerms): number {
  return calculateAnnuity({
    price: amountOfCredit,
    downPayment: 0,
    residual: finalPayment,
    months,
    ratePercent,
    startFee: 0,
    invoiceFee: 0,
  });
}

/** Exact credit that a monthly payment repays, apart from the final payment. It is the inverse of paymentFor. */
export function creditFor(payment: number, terms: Omit<CreditTerms, 'amountOfCredit'>): number {
  // the payment is linear in the credit, so two points determine it
  const ofNothing = paymentFor({ ...terms, amountOfCredit: 0 });
  const ofOne = paymentFor({ ...terms, amountOfCredit: 1 }) - ofNothing;
  return (payment - ofNothing) / ofOne;
}

/**
 * Annual percentage rate of charge, including a fee due with the last payment: percent, not rounded.
 * (FCA Handbook, CONC App 1.2: the rate at which the present value of all payments equals the credit, compounded.)
 */
export function annualPercentageRate(
  { amountOfCredit, months, finalPayment }: CreditTerms,
  { payment, fee }: { payment: number; fee: number },
): number {
  return calculateEffectiveRate({ received: amountOfCredit, payment, months, residual: finalPayment + fee });
}

/** Rounds to pence, half away from zero, also where binary fractions fall short of the half. */
export function toPence(amount: number): number {
  return Math.sign(amount) * (Math.round(Math.abs(amount) * 100 + 1e-7) / 100);
}
