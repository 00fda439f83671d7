import type { LoanCost, LoanTerms } from './loanRules.ts';

/** A figure of a loan that a disclaimer can name. */
export type LoanFigure =
  | 'effectiveRate'
  | 'credit'
  | 'months'
  | 'rate'
  | 'startFee'
  | 'invoiceFee'
  | 'monthlyCost'
  | 'total'
  | 'residual'
  | 'downPayment';

/** Which figure stands at {0}, {1} … of a disclaimer, unless the site says otherwise. */
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

/** Puts values at the numbered places of a text; a number without a value stays blank. */
export function fillNumbered(text: string, values: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (_place, at: string) => values[Number(at)] ?? '');
}

/** How amounts are written in the site's language. */
export interface LoanFormat {
  /** Whole units, with the currency: "4 513 kr". */
  money(amount: number): string;
  /** "6,54 %", with so many digits at most behind the point (two when left out). */
  percent(percent: number, digits?: number): string;
  /** The effective rate, with the digits that are usual in the page's language. */
  effectiveRate(percent: number): string;
  /** Meaning of "total payable": with the down payment in Britain (FCA Handbook, glossary), without it in the EU. */
  total: 'withDeposit' | 'withoutDeposit';
}

/** The figures of a loan in words, by name. */
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

/** The disclaimer of a loan with its present figures at the numbered places. */
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
