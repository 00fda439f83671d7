import type { LoanCost, LoanTerms } from './loanRules.ts';
import type { LoanFigure } from './LoanFigure.ts';

/** Default order of the figures at {0}, {1} … of a disclaimer. */
export const disclaimerOrder: readonly LoanFigure[] = [
  'effectiveRate',
  'credit',
  'months',
  'rate',
  'startFee',
  'invoiceFee',
  'monthlyCost',
  'total',
  'residual',
  'downPayment',
];

/** Fills the numbered placeholders of a text; those without a value become blank. */
export function fillNumbered(text: string, values: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (_place, at: string) => values[Number(at)] ?? '');
}

/** Amount formats in the site's language. */
export interface LoanFormat {
  /** Whole units, with the currency: "4 513 kr". */
  money(amount: number): string;
  /** "6,54 %", with at most `digits` decimals (default: two). */
  percent(percent: number, digits?: number): string;
  /** Formats the effective rate with the digits usual in the page's language. */
  effectiveRate(percent: number): string;
  /**
   * Meaning of "total payable": with the down payment in Britain, without it in the EU.
   * @see FCA Handbook, glossary
   */
  total: 'withDeposit' | 'withoutDeposit';
}

/** Returns the figures of a loan as texts, by name. */
export function loanFigures(
  terms: LoanTerms,
  cost: LoanCost,
  { money, percent, effectiveRate, total }: LoanFormat,
): Record<LoanFigure, string> {
  return {
    effectiveRate: Number.isFinite(cost.effectiveRate) ? effectiveRate(cost.effectiveRate) : '',
    credit: money(cost.credit),
    months: String(terms.months),
    rate: percent(terms.ratePercent),
    startFee: money(terms.startFee),
    invoiceFee: money(terms.invoiceFee),
    monthlyCost: money(cost.monthlyCost),
    total: money(cost.total + (total === 'withDeposit' ? terms.downPayment : 0)),
    residual: money(terms.residual),
    downPayment: money(terms.downPayment),
  };
}

/** Fills a loan's disclaimer with its current figures. */
export function loanDisclaimer(
  text: string,
  figures: Record<LoanFigure, string>,
  order: readonly LoanFigure[] = disclaimerOrder,
): string {
  return fillNumbered(
    text,
    order.map((name) => figures[name]),
  );
}
