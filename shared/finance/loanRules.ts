import type { ContractDuration, LoanOption } from '../catalogue/Car.ts';

/** A loan as it is reckoned with. Amounts in whole or broken units of currency, never in minor units. */
export interface LoanTerms {
  price: number;
  downPayment: number;
  /** What is paid at the end, with the last payment. */
  residual: number;
  months: number;
  /** Nominal, of a year: 5.95 means 5.95 %. */
  ratePercent: number;
  /** Once, at the start. */
  startFee: number;
  /** With every payment. */
  invoiceFee: number;
}

/** What a loan comes to. */
export interface LoanCost {
  /** What is lent: price without down payment. */
  credit: number;
  /** One payment without the invoice fee. */
  annuity: number;
  /** One payment with the invoice fee, as it is shown. */
  monthlyCost: number;
  /** Of a year, percent. */
  effectiveRate: number;
  /** All that is paid back for the credit: payments, fees and residual, without the down payment. */
  total: number;
}

/** The smallest and the largest down payment. */
export interface DownPaymentLimits {
  min: number;
  max: number;
}

/** Steps of the sliders. */
export const loanSteps = { months: 12, downPayment: 1000 } as const;

const shareOf = (price: number, percent: number): number => (price * percent) / 100;

/** What is left to pay at the end: its percentage of the price. */
export function residualOf(price: number, duration: ContractDuration): number {
  return shareOf(price, duration.residual_percentage);
}

/**
 * The limits of the down payment: the lower one is exact, the upper one is rounded to the nearest 1000 and never
 * leaves less to lend than the residual, which is paid back at the end.
 */
export function downPaymentLimits(price: number, duration: ContractDuration): DownPaymentLimits {
  const { downPayment: step } = loanSteps;
  const min = shareOf(price, duration.cash_amount_min_percentage);
  const rounded = Math.round(shareOf(price, duration.cash_amount_max_percentage) / step) * step;
  return { min, max: Math.max(min, Math.min(rounded, price - residualOf(price, duration))) };
}

/** The duration of so many months, or the nearest that is offered; null when none is. */
export function durationOf(option: LoanOption, months: number): ContractDuration | null {
  return option.contract_durations.reduce<ContractDuration | null>((best, duration) => {
    if (!best) return duration;
    return Math.abs(duration.months - months) < Math.abs(best.months - months) ? duration : best;
  }, null);
}

/** A down payment within the limits of a duration; the smallest one when none is given. */
export function downPaymentWithin(price: number, duration: ContractDuration, wanted?: number): number {
  const { min, max } = downPaymentLimits(price, duration);
  return Math.min(max, Math.max(min, wanted ?? min));
}

/** The contract that an option opens with, whose monthly cost is delivered; null when it offers no duration. */
export function defaultTerms(option: LoanOption): LoanTerms | null {
  const duration = durationOf(option, option.default_contract_duration);
  return duration && loanTerms(option, duration);
}

/** The terms of an option for a duration and a down payment, which is brought within the limits. */
export function loanTerms(option: LoanOption, duration: ContractDuration, downPayment?: number): LoanTerms {
  return {
    price: option.price,
    downPayment: downPaymentWithin(option.price, duration, downPayment),
    residual: residualOf(option.price, duration),
    months: duration.months,
    ratePercent: option.interest_rate,
    startFee: option.start_fee,
    invoiceFee: option.invoice_fee,
  };
}

/** The rate of a month, as a share: a twelfth of the nominal rate of the year. */
export const monthlyRate = ({ ratePercent }: Pick<LoanTerms, 'ratePercent'>): number => ratePercent / 100 / 12;

/**
 * One payment of an annuity loan in arrears whose residual R is paid with the last payment:
 * A = (K − R·(1+i)^−n) · i / (1 − (1+i)^−n), and (K − R) / n without interest. K is the credit, i the rate of a month
 * and n the months. (Present value of an ordinary annuity, as in any textbook of financial mathematics.)
 */
export function annuityOf(terms: LoanTerms): number {
  const { price, downPayment, residual, months } = terms;
  const credit = price - downPayment;
  const rate = monthlyRate(terms);
  if (rate < noRate) return (credit - residual) / months;
  const lost = lostOver(rate, months);
  return ((credit - residual * (1 - lost)) * rate) / lost;
}

/** Below this rate of a month there is no interest on any amount that is ever lent. */
const noRate = 1e-9;

/** What one unit of currency loses of its worth until it is paid: 1 − (1+i)^−n, exact also for small rates. */
const lostOver = (rate: number, months: number): number => -Math.expm1(-months * Math.log1p(rate));

/** What the borrower gets and pays: at the start, each month, and at the end. */
export interface LoanFlow {
  /** The credit without what is paid for it at once. */
  received: number;
  payment: number;
  months: number;
  /** With the last payment. */
  residual: number;
}

/** What a flow is worth today at the rate of a month: 0 at its internal rate of return. */
function presentValue({ received, payment, months, residual }: LoanFlow, rate: number): number {
  const lost = lostOver(rate, months);
  const annuity = Math.abs(rate) < noRate ? months : lost / rate;
  return received - payment * annuity - residual * (1 - lost);
}

/** Halvings after which the rate of a month is known to 13 digits. */
const halvings = 60;

/**
 * The effective rate of a year in percent: the internal rate of return of a month, i, with which the payments are worth
 * what is received, annualised as (1+i)^12 − 1 (Directive (EU) 2023/2225, annex III, with equal months).
 * NaN when nothing is received or nothing is paid back.
 */
export function effectiveRateOf(flow: LoanFlow): number {
  const paidBack = flow.payment * flow.months + flow.residual;
  if (!(flow.received > 0) || !(paidBack > 0) || !(flow.months > 0)) return NaN;
  // the present value grows with the rate: below the lower bound nothing can be paid back, above the upper one everything
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

/**
 * Everything that a loan comes to. Nothing is rounded here: amounts are rounded where they are shown, to whole units.
 * @param delivered the monthly cost that the stock shows; it counts in place of our own when it is not just that one,
 * rounded, so that rate and total are those of what the visitor sees
 */
export function loanCost(terms: LoanTerms, delivered?: number): LoanCost {
  const { price, downPayment, residual, months, startFee, invoiceFee } = terms;
  const credit = price - downPayment;
  const annuity = annuityOf(terms);
  const own = annuity + invoiceFee;
  const monthlyCost = delivered !== undefined && Math.abs(delivered - own) >= 1 ? delivered : own;
  return {
    credit,
    annuity,
    monthlyCost,
    effectiveRate: effectiveRateOf({ received: credit - startFee, payment: monthlyCost, months, residual }),
    total: startFee + monthlyCost * months + residual,
  };
}
