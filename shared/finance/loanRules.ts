import type { ContractDuration, LoanOption } from '../catalogue/Car.ts';

/** Terms of a loan. Amounts are in units of currency, possibly fractional, never in minor units. */
export interface LoanTerms {
  price: number;
  downPayment: number;
  /** Paid at the end, with the last payment. */
  residual: number;
  months: number;
  /** Nominal yearly rate: 5.95 means 5.95 %. */
  ratePercent: number;
  /** One-time fee at the start. */
  startFee: number;
  /** Fee per payment. */
  invoiceFee: number;
}

/** Calculated cost of a loan. */
export interface LoanCost {
  /** Loan amount: price minus down payment. */
  credit: number;
  /** One payment without the invoice fee. */
  annuity: number;
  /** One payment including the invoice fee, as shown. */
  monthlyCost: number;
  /** Yearly rate in percent. */
  effectiveRate: number;
  /** Total repayment for the credit: payments, fees and residual, without the down payment. */
  total: number;
}

/** The smallest and the largest down payment. */
export interface DownPaymentLimits {
  min: number;
  max: number;
}

/** Steps of the sliders. */
export const loanSteps = { months: 12, downPayment: 1000 } as const;

const calculateShare = (price: number, percent: number): number => (price * percent) / 100;

/** Returns the residual due at the end: a percentage of the price. */
export function calculateResidual(price: number, duration: ContractDuration): number {
  return calculateShare(price, duration.residual_percentage);
}

/**
 * Returns the limits of the down payment.
 * The lower one is exact; the upper one is rounded to the nearest 1000 and always leaves a credit of at least the
 * residual.
 */
export function downPaymentLimits(price: number, duration: ContractDuration): DownPaymentLimits {
  const { downPayment: step } = loanSteps;
  const min = calculateShare(price, duration.cash_amount_min_percentage);
  const rounded = Math.round(calculateShare(price, duration.cash_amount_max_percentage) / step) * step;
  return { min, max: Math.max(min, Math.min(rounded, price - calculateResidual(price, duration))) };
}

/** Returns the duration with this many months, or the nearest one offered; null when none is. */
export function findDuration(option: LoanOption, months: number): ContractDuration | null {
  return option.contract_durations.reduce<ContractDuration | null>((best, duration) => {
    if (!best) return duration;
    return Math.abs(duration.months - months) < Math.abs(best.months - months) ? duration : best;
  }, null);
}

/** Clamps a down payment to the limits of a duration; the smallest one by default. */
export function downPaymentWithin(price: number, duration: ContractDuration, wanted?: number): number {
  const { min, max } = downPaymentLimits(price, duration);
  return Math.min(max, Math.max(min, wanted ?? min));
}

/**
 * Returns an option's initial contract, whose monthly cost is delivered.
 * Null when it offers no duration.
 */
export function defaultTerms(option: LoanOption): LoanTerms | null {
  const duration = findDuration(option, option.default_contract_duration);
  return duration && loanTerms(option, duration);
}

/** Returns the terms of an option for a duration and a down payment, clamped to the limits. */
export function loanTerms(option: LoanOption, duration: ContractDuration, downPayment?: number): LoanTerms {
  return {
    price: option.price,
    downPayment: downPaymentWithin(option.price, duration, downPayment),
    residual: calculateResidual(option.price, duration),
    months: duration.months,
    ratePercent: option.interest_rate,
    startFee: option.start_fee,
    invoiceFee: option.invoice_fee,
  };
}

/** Monthly rate as a share: a twelfth of the nominal yearly rate. */
export const monthlyRate = ({ ratePercent }: Pick<LoanTerms, 'ratePercent'>): number => ratePercent / 100 / 12;

/**
 * Calculates the payment of an annuity loan in arrears, with the residual R due at the end.
 * A = (K − R·(1+i)^−n) · i / (1 − (1+i)^−n), and (K − R) / n without interest. K is the credit, i the monthly rate
 * and n the number of months. (Present value of an ordinary annuity, as in any textbook of financial mathematics.)
 */
export function calculateAnnuity(terms: LoanTerms): number {
  const { price, downPayment, residual, months } = terms;
  const credit = price - downPayment;
  const rate = monthlyRate(terms);
  if (rate < noRate) return (credit - residual) / months;
  const lost = lostOver(rate, months);
  return ((credit - residual * (1 - lost)) * rate) / lost;
}

/** Monthly rates below this give no interest on any realistic amount. */
const noRate = 1e-9;

/**
 * Returns the discount on one unit of currency until it is paid: 1 − (1+i)^−n.
 * Also exact for small rates.
 */
const lostOver = (rate: number, months: number): number => -Math.expm1(-months * Math.log1p(rate));

/** Cash flow of the borrower: at the start, each month, and at the end. */
export interface LoanFlow {
  /** The credit minus what is paid for it upfront. */
  received: number;
  payment: number;
  months: number;
  /** Due with the last payment. */
  residual: number;
}

/** Returns the present value of a flow at a monthly rate; 0 at its internal rate of return. */
function presentValue({ received, payment, months, residual }: LoanFlow, rate: number): number {
  const lost = lostOver(rate, months);
  const annuity = Math.abs(rate) < noRate ? months : lost / rate;
  return received - payment * annuity - residual * (1 - lost);
}

/** Bisection steps after which the monthly rate is known to 13 digits. */
const halvings = 60;

/**
 * Calculates the effective yearly rate in percent from the monthly internal rate of return i.
 * At i, the present value of the payments equals the amount received; it is annualised as (1+i)^12 − 1 (Directive
 * (EU) 2023/2225, annex III, with equal months). NaN when nothing is received or nothing is paid back.
 */
export function calculateEffectiveRate(flow: LoanFlow): number {
  const paidBack = flow.payment * flow.months + flow.residual;
  if (!(flow.received > 0) || !(paidBack > 0) || !(flow.months > 0)) return NaN;
  // The present value grows with the rate.
  // Below the lower bound nothing can be paid back, above the upper one everything can.
  let low = -0.99;
  let high = 1;
  while (presentValue(flow, high) < 0 && high < 1e6) high *= 2;
  for (let at = 0; at < halvings; at += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flow, middle) < 0) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}

/** Monthly rate in percent behind an effective yearly one. */
export const monthlyReturn = (effectiveRate: number): number => ((1 + effectiveRate / 100) ** (1 / 12) - 1) * 100;

/**
 * Calculates the cost of a loan, unrounded; amounts are rounded to whole units for display.
 * @param delivered monthly cost shown by the stock; replaces the calculated one unless it is just that one rounded,
 * so that rate and total match what the visitor sees
 */
export function loanCost(terms: LoanTerms, delivered?: number): LoanCost {
  const { price, downPayment, residual, months, startFee, invoiceFee } = terms;
  const credit = price - downPayment;
  const annuity = calculateAnnuity(terms);
  const own = annuity + invoiceFee;
  const monthlyCost = delivered !== undefined && Math.abs(delivered - own) >= 1 ? delivered : own;
  return {
    credit,
    annuity,
    monthlyCost,
    effectiveRate: calculateEffectiveRate({ received: credit - startFee, payment: monthlyCost, months, residual }),
    total: startFee + monthlyCost * months + residual,
  };
}
