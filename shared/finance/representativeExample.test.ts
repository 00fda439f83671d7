import { describe, expect, it } from '@jest/globals';
import { loanOption } from '../../test/fixtures/finance/loanOption.ts';
import { representativeExample } from './representativeExample.ts';

describe('the representative example of a loan', () => {
  it('is its default contract with the smallest down payment', () => {
    expect(representativeExample(loanOption())).toEqual({
      cost: 3529,
      rate: 5.95,
      effectiveRate: 6.54,
      months: 36,
      price: 300_000,
      deposit: 60_000,
      credit: 240_000,
      startFee: 595,
      invoiceFee: 49,
      residual: 150_000,
      total: 277_628,
    });
  });

  it('is the contract of a choice within the limits', () => {
    const { months, deposit, credit, cost } = representativeExample(loanOption(), { months: 60, down: 1 }) ?? {};
    expect([months, deposit, credit]).toEqual([60, 60_000, 240_000]);
    expect(cost).toBeLessThan(3529);
  });

  it('reckons with the monthly cost that is shown where that is another than ours', () => {
    const dearer = representativeExample(loanOption({ default_monthly_cost: 3700 }));
    expect(dearer).toMatchObject({ cost: 3700, total: 595 + 36 * 3700 + 150_000 });
    expect(dearer?.effectiveRate).toBeGreaterThan(7.5);
  });

  it('says 0 % of a loan that costs nothing', () => {
    const free = { interest_rate: 0, start_fee: 0, invoice_fee: 0, default_monthly_cost: 2500 };
    expect(representativeExample(loanOption(free))?.effectiveRate).toBe(0);
    expect(Object.is(representativeExample(loanOption(free))?.effectiveRate, -0)).toBe(false);
  });

  it.each([
    ['there is no loan', null],
    ['no period is offered', loanOption({ contract_durations: [] })],
    ['the monthly cost pays no such loan back', loanOption({ default_monthly_cost: 100 })],
    ['the start fee is more than what is lent', loanOption({ start_fee: 300_000 })],
    ['the price is not known', loanOption({ price: NaN })],
  ])('is none where %s', (_case, option) => {
    expect(representativeExample(option)).toBeNull();
  });
});
