import { describe, expect, it } from '@jest/globals';
import type { FinanceQuote } from './FinanceTypes.ts';
import { paymentLimits } from './quoteLimits.ts';

const quote: FinanceQuote = {
  Term: 48,
  TotalDeposit: 4000,
  TotalRegularPayment: 500,
  AnnualMileage: 10_000,
  QuoteReference: 'Q',
  QuoteActions: { Apply: '' },
};
const details = [{ Key: 'RepresentativeApr', Label: 'Representative APR', DisplayValue: '0% APR' }];
const product = { minimum: 100, maximum: 900 };

describe('the limits of the payment', () => {
  it('are the payments for the extreme deposits', () => {
    const limits = paymentLimits({ quote, details }, { minimum: 0, maximum: 10_000 }, product);
    expect(limits).toEqual({ minimum: 375, maximum: 583 });
  });

  it('stay within those of the product', () => {
    const narrow = { minimum: 400, maximum: 550 };
    expect(paymentLimits({ quote, details }, { minimum: 0, maximum: 10_000 }, narrow)).toEqual(narrow);
  });

  it('are not known without a rate', () => {
    expect(paymentLimits({ quote, details: [] }, { minimum: 0, maximum: 10_000 }, product)).toBeNull();
  });
});
