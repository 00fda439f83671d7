import type { LoanOption } from '../catalogue/Car.ts';
import { chosenLoan } from './chosenLoan.ts';
import type { FinanceChoice } from './financeChoice.ts';
import type { LoanCost } from './loanRules.ts';

/** Figures required next to a monthly credit cost. Amounts in whole units of currency, rates in percent. */
export interface LoanExample {
  /** Monthly cost including the invoice fee, as shown. */
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
  /** Fee per payment. */
  invoiceFee: number;
  /** Due with the last payment. */
  residual: number;
  /** Payments, fees and residual, without the down payment. */
  total: number;
}

/**
 * Returns the representative example of a loan (Directive (EU) 2023/2225, article 8).
 * It uses the default duration with the smallest down payment and the delivered monthly cost, or the visitor's
 * contract. Null when that cost is no payment of such a loan: its terms are unknown, so it must not be shown.
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
    effectiveRate: Math.abs(Math.round(cost.effectiveRate * 100) / 100), // Avoids "-0".
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

/** Returns whether the payments pay the credit back. */
function isCredit({ effectiveRate, total }: LoanCost): boolean {
  return Math.round(effectiveRate * 100) / 100 >= 0 && Number.isFinite(total);
}
