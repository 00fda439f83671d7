import type { LoanOption } from '../catalogue/Car.ts';
import { chosenLoan } from './chosenLoan.ts';
import type { FinanceChoice } from './financeChoice.ts';
import type { LoanCost } from './loanRules.ts';

/** Figures required next to a monthly cost of credit. Amounts in whole units of currency, rates in percent. */
export interface LoanExample {
  /** Monthly cost with the invoice fee, as it is shown. */
  cost: number;
  rate: number;
  effectiveRate: number;
  months: number;
  /** Cash price of the car. */
  price: number;
  /** Down payment. */
  deposit: number;
  credit: number;
  startFee: number;
  /** With every payment. */
  invoiceFee: number;
  /** Due with the last payment. */
  residual: number;
  /** Payments, fees and residual, without the down payment. */
  total: number;
}

/**
 * The representative example of a loan (Directive (EU) 2023/2225, article 8): its default duration with the smallest
 * down payment and the monthly cost that the stock delivers, or the contract of a visitor's choice. Null where that
 * cost is no payment of such a loan: it may not be shown then, for its terms are not known.
 */
export function representativeExample(
  option: LoanOption | null | undefined,
  choice: FinanceChoice = {},
): LoanExample | null {
  const opening = option && chosenLoan(option);
  const chosen = option && chosenLoan(option, choice);
  if (!opening || !chosen || !isCredit(opening.cost) || !isCredit(chosen.cost)) return null;
  const { terms, cost } = chosen;
  return {
    cost: Math.round(cost.monthlyCost),
    rate: terms.ratePercent,
    effectiveRate: Math.abs(Math.round(cost.effectiveRate * 100) / 100), // never "-0"
    months: terms.months,
    price: Math.round(terms.price),
    deposit: Math.round(terms.downPayment),
    credit: Math.round(cost.credit),
    startFee: terms.startFee,
    invoiceFee: terms.invoiceFee,
    residual: Math.round(terms.residual),
    total: Math.round(cost.total),
  };
}

/** True if the payments pay the credit back. */
function isCredit({ effectiveRate, total }: LoanCost): boolean {
  return Math.round(effectiveRate * 100) / 100 >= 0 && Number.isFinite(total);
}
