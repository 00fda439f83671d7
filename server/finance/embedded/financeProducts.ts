/** A kind of agreement of the embedded calculator. */
export interface EmbeddedProduct {
  familyKey: string;
  name: string;
  /** Months; the default is one of them. */
  terms: number[];
  defaultTerm: number;
  /** Nominal annual rate, percent. */
  ratePercent: number;
  /** Option to purchase; GBP. */
  fee: number;
  /** Part of the price due at the end: none, optional, or mandatory. */
  finalPayment: 'none' | 'optional' | 'due';
  /** Maximum deposit as a share of the price. With a final payment, an amount must remain for monthly payments. */
  maxDepositShare: number;
  /** Selectable miles per year; a single one where it makes no difference. */
  mileages: number[];
}

export const defaultMileage = 10_000;

export const financeProducts: EmbeddedProduct[] = [
  {
    familyKey: 'PCP',
    name: 'Personal Contract Purchase',
    terms: [24, 36, 48, 60],
    defaultTerm: 48,
    ratePercent: 8.55,
    fee: 10,
    finalPayment: 'optional',
    maxDepositShare: 0.3,
    mileages: [6000, 8000, defaultMileage, 12_000, 15_000, 20_000],
  },
  {
    familyKey: 'HP',
    name: 'Hire Purchase',
    terms: [12, 24, 36, 48, 60],
    defaultTerm: 48,
    ratePercent: 8.55,
    fee: 10,
    finalPayment: 'none',
    maxDepositShare: 0.5,
    mileages: [defaultMileage],
  },
  {
    familyKey: 'LP',
    name: 'Lease Purchase',
    terms: [24, 36, 48],
    defaultTerm: 36,
    ratePercent: 9,
    fee: 10,
    finalPayment: 'due',
    maxDepositShare: 0.3,
    mileages: [6000, 8000, defaultMileage, 12_000, 15_000, 20_000],
  },
];

/** GBP per mile above the agreed mileage, when a car on PCP is handed back. */
export const excessMileageCharge = 0.096;

/**
 * Expected value of the car at the end, in multiples of 5 GBP.
 * It falls by 1.7 % each month, and 1.5 % for each thousand miles a year above 10,000 (rises below it). 0 for a product
 * without a final payment.
 */
export function calculateFinalPayment(
  product: EmbeddedProduct,
  price: number,
  months: number,
  mileage: number,
): number {
  if (product.finalPayment === 'none') return 0;
  const use = 1 - 0.015 * ((mileage - defaultMileage) / 1000);
  return Math.round((price * 0.983 ** months * Math.max(0.5, use)) / 5) * 5;
}

/** GBP: no deposit is required; the default is a tenth of the price. */
export function depositLimits(
  { maxDepositShare }: EmbeddedProduct,
  price: number,
): { minimum: number; maximum: number; start: number } {
  return { minimum: 0, maximum: Math.floor(price * maxDepositShare), start: Math.round((price * 0.1) / 100) * 100 };
}
