import { estimateQuote } from './estimateQuote.ts';
import type { FinanceDetail, FinanceQuote } from './FinanceTypes.ts';

/** Bounds of an amount, GBP. */
export interface AmountLimits {
  minimum: number;
  maximum: number;
}

/**
 * Returns the payments that a quote's term and mileage allow.
 * They are the payments for the largest and the smallest deposit, in whole pounds and within the bounds of the
 * product. Null when the quote lacks the figures.
 */
export function paymentLimits(
  last: { quote: FinanceQuote; details: readonly FinanceDetail[] },
  deposit: AmountLimits,
  payment: AmountLimits,
): AmountLimits | null {
  const { Term: term, AnnualMileage: mileage } = last.quote;
  const estimatePayment = (amount: number): number | undefined =>
    estimateQuote(last, { term, mileage, deposit: amount, payment: 0, calculation: 'ToRegularPayment' })?.payment;
  const [least, most] = [estimatePayment(deposit.maximum), estimatePayment(deposit.minimum)];
  if (least === undefined || most === undefined) return null;
  const minimum = Math.max(payment.minimum, Math.ceil(least));
  const maximum = Math.min(payment.maximum, Math.floor(most));
  return maximum > minimum ? { minimum, maximum } : null;
}
