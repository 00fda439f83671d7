import type { FinanceDetail, FinanceQuote } from './FinanceTypes.ts';
import { calculateAnnuity } from './loanRules.ts';
import type { QuoteChoice } from './quoteRequest.ts';

/** Returns the yearly rate in a quote's details ("8.9% APR"), in percent; null without one. */
function statedRate(details: readonly FinanceDetail[]): number | null {
  const detail = details.find(({ Key, Label }) => /apr\b|annualpercentagerate/i.test(`${Key} ${Label}`));
  const [, percent] = /(\d+(?:\.\d+)?)\s*%/.exec(detail?.DisplayValue ?? '') ?? [];
  return percent === undefined ? null : Number(percent);
}

/**
 * Estimates the payment (or, for a new payment, the deposit) from the last quote.
 * The quote has the same term and mileage: a pound more of deposit is a pound less of credit, and a payment is linear
 * in the credit. Null when the last quote lacks the figures.
 */
export function estimateQuote(
  last: { quote: FinanceQuote; details: readonly FinanceDetail[] },
  { term, deposit, payment, mileage, calculation }: QuoteChoice,
): { deposit: number; payment: number } | null {
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage } = last.quote;
  const rate = statedRate(last.details);
  if (rate === null || term !== Term || mileage !== AnnualMileage || term < 1) return null;
  const ofAPound = calculateAnnuity({
    price: 1,
    downPayment: 0,
    residual: 0,
    months: term,
    ratePercent: ((1 + rate / 100) ** (1 / 12) - 1) * 1200,
    startFee: 0,
    invoiceFee: 0,
  });
  return calculation === 'ToRegularPayment'
    ? { deposit, payment: TotalRegularPayment - (deposit - TotalDeposit) * ofAPound }
    : { deposit: TotalDeposit - (payment - TotalRegularPayment) / ofAPound, payment };
}
