import type { LoanOption } from '../catalogue/Car.ts';
import type { FinanceChoice } from './financeChoice.ts';
import { defaultTerms, findDuration, loanCost, loanTerms } from './loanRules.ts';
import type { LoanCost, LoanTerms } from './loanRules.ts';

/** A loan as chosen by the visitor. */
export interface ChosenLoan {
  terms: LoanTerms;
  cost: LoanCost;
  /** The option's initial contract, whose monthly cost the stock delivers. */
  opening: boolean;
}

/**
 * Returns the loan of an option for a choice, clamped to its limits.
 * Null when the option offers no duration.
 */
export function chosenLoan(option: LoanOption, choice: FinanceChoice = {}): ChosenLoan | null {
  const duration = findDuration(option, choice.months ?? option.default_contract_duration);
  const first = defaultTerms(option);
  if (!duration || !first) return null;
  const terms = loanTerms(option, duration, choice.down);
  const opening = terms.months === first.months && terms.downPayment === first.downPayment;
  return { terms, cost: loanCost(terms, opening ? option.default_monthly_cost : undefined), opening };
}
