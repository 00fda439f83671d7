import { calculateAnnuity, monthlyRate, monthlyReturn } from './loanRules.ts';
import type { LoanCost, LoanTerms } from './loanRules.ts';

/** Result of a calculation step. */
export type StepName =
  | 'credit'
  | 'residual'
  | 'monthlyRate'
  | 'discount'
  | 'annuity'
  | 'monthlyCost'
  | 'delivered'
  | 'total'
  | 'received'
  | 'monthlyReturn'
  | 'effectiveRate';

/** One step as language-neutral formulas: "384 900 kr − 76 980 kr" and "307 920 kr". */
export interface CalculationStep {
  name: StepName;
  formula: string;
  result: string;
}

/** Number formats of a calculation, more precise than elsewhere so that it can be verified. */
export interface StepFormat {
  /** With the currency and at most two decimals. */
  money(amount: number): string;
  number(amount: number, digits: number): string;
  percent(percent: number, digits: number): string;
  /** The effective rate is twelve times the monthly one (SiteCredit). */
  isNominal?: boolean;
}

/**
 * Returns every step from the price to the effective rate, as calculated in loanRules.ts.
 * The formulas are those of calculateAnnuity and calculateEffectiveRate.
 */
export function calculationSteps(terms: LoanTerms, cost: LoanCost, format: StepFormat): CalculationStep[] {
  const { money, number, percent } = format;
  const { price, downPayment, residual, months, ratePercent, startFee, invoiceFee } = terms;
  const n = String(months);
  const rate = monthlyRate(terms);
  const discount = (1 + rate) ** -months;
  const own = calculateAnnuity(terms) + invoiceFee;
  const [K, R, A, M] = [money(cost.credit), money(residual), money(cost.annuity), money(cost.monthlyCost)];
  const [i, v] = [percent(rate * 100, 6), number(discount, 6)];
  const steps: CalculationStep[] = [
    { name: 'credit', formula: `${money(price)} − ${money(downPayment)}`, result: K },
    { name: 'residual', formula: `${money(price)} × ${percent((residual / price) * 100, 2)}`, result: R },
  ];
  if (rate > 0) {
    steps.push(
      { name: 'monthlyRate', formula: `${percent(ratePercent, 2)} ÷ 12`, result: i },
      { name: 'discount', formula: `(1 + ${i})^−${n}`, result: v },
      { name: 'annuity', formula: `(${K} − ${R} × ${v}) × ${i} ÷ (1 − ${v})`, result: A },
    );
  } else {
    steps.push({ name: 'annuity', formula: `(${K} − ${R}) ÷ ${n}`, result: A });
  }
  steps.push({ name: 'monthlyCost', formula: `${A} + ${money(invoiceFee)}`, result: money(own) });
  if (cost.monthlyCost !== own) steps.push({ name: 'delivered', formula: '', result: M });
  steps.push({ name: 'total', formula: `${n} × ${M} + ${R} + ${money(startFee)}`, result: money(cost.total) });
  if (!Number.isFinite(cost.effectiveRate)) return steps;
  const received = money(cost.credit - startFee);
  const monthly = monthlyReturn(cost.effectiveRate);
  const j = percent(monthly, 6);
  return [
    ...steps,
    { name: 'received', formula: `${K} − ${money(startFee)}`, result: received },
    {
      name: 'monthlyReturn',
      formula: `${received} = ${M} × (1 − (1 + j)^−${n}) ÷ j + ${R} × (1 + j)^−${n}`,
      result: `j = ${j}`,
    },
    format.isNominal
      ? { name: 'effectiveRate', formula: `${j} × 12`, result: percent(monthly * 12, 2) }
      : { name: 'effectiveRate', formula: `(1 + ${j})^12 − 1`, result: percent(cost.effectiveRate, 2) },
  ];
}
