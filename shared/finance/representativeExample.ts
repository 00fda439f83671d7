import type { LoanOption } from '../catalogue/Car.ts';
import { defaultTerms, loanCost } from './loanRules.ts';

/** What has to stand beside a monthly cost of credit. Amounts in whole units of currency, rates in percent. */
export interface LoanExample {
  /** With the invoice fee, as it is shown. */
  cost: number;
  rate: number;
  effectiveRate: number;
  months: number;
  credit: number;
  startFee: number;
  /** Of each month. */
  invoiceFee: number;
  /** Payments, fees and residual, without the down payment. */
  total: number;
}

/**
 * The representative example of a loan (Directive (EU) 2023/2225, article 8): its default duration with the smallest
 * down payment and the monthly cost that the stock delivers. Null where that cost is no payment of such a loan: it may
 * not be shown then, for nothing can be said of it.
 */
export function representativeExample(option: LoanOption | null | undefined): LoanExample | null {
  const terms = option && defaultTerms(option);
  if (!terms) return null;
  const { credit, monthlyCost, effectiveRate, total } = loanCost(terms, option.default_monthly_cost);
  const rounded = Math.round(effectiveRate * 100) / 100;
  if (!(rounded >= 0 && Number.isFinite(total))) return null;
  return {
    cost: Math.round(monthlyCost),
    rate: terms.ratePercent,
    effectiveRate: Math.abs(rounded), // never "-0"
    months: terms.months,
    credit: Math.round(credit),
    startFee: terms.startFee,
    invoiceFee: terms.invoiceFee,
    total: Math.round(total),
  };
}
