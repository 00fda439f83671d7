import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atLength } from '../../test/fixtures/atLength.ts';
import { contractDuration, loanOption } from '../../test/fixtures/finance/loanOption.ts';
import {
  calculateAnnuity,
  downPaymentLimits,
  downPaymentWithin,
  findDuration,
  calculateEffectiveRate,
  loanCost,
  loanTerms,
  calculateResidual,
} from './loanRules.ts';
import type { LoanTerms } from './loanRules.ts';

const duration = contractDuration;
const option = loanOption();

const terms: LoanTerms = {
  price: 300_000,
  downPayment: 60_000,
  residual: 150_000,
  months: 36,
  ratePercent: 5.95,
  startFee: 0,
  invoiceFee: 0,
};

describe('the limits of the down payment', () => {
  it('are rounded to the nearest 1000', () => {
    expect(downPaymentLimits(249_900, duration({ residual_percentage: 40 }))).toEqual({ min: 49_980, max: 125_000 });
  });
  it('never leave less to lend than the residual', () => {
    expect(downPaymentLimits(300_000, duration({ cash_amount_max_percentage: 80 })).max).toBe(150_000);
    expect(downPaymentLimits(300_000, duration({ residual_percentage: 90 }))).toEqual({ min: 60_000, max: 60_000 });
  });
  it('lower a down payment that a new period does not allow', () => {
    const shorter = duration({ months: 12, residual_percentage: 60, cash_amount_max_percentage: 33.4 });
    expect(downPaymentWithin(300_000, shorter, 150_000)).toBe(100_000);
    expect(downPaymentWithin(300_000, shorter, 1)).toBe(60_000);
    expect(downPaymentWithin(300_000, shorter)).toBe(60_000);
  });
});

describe('the terms of an option', () => {
  it('take the residual of the period', () => {
    expect(calculateResidual(300_000, duration())).toBe(150_000);
    expect(loanTerms(option, duration()).residual).toBe(150_000);
    const longer = duration({ months: 60, residual_percentage: 34, cash_amount_max_percentage: 66 });
    expect(loanTerms(option, longer, 500_000)).toMatchObject({ residual: 102_000, downPayment: 198_000 });
  });
  it('are of the nearest period that is offered', () => {
    expect(findDuration(option, 40)?.months).toBe(36);
    expect(findDuration(option, 999)?.months).toBe(60);
    expect(findDuration({ ...option, contract_durations: [] }, 36)).toBeNull();
  });
});

describe('the cost of a loan', () => {
  it('is an annuity with the residual at the end', () => {
    expect(calculateAnnuity(terms)).toBeCloseTo(3479.69, 2);
    const { credit, total } = loanCost(terms);
    expect(credit).toBe(240_000);
    expect(total).toBeCloseTo(275_268.69, 2);
  });
  it('has an effective rate with both fees', () => {
    const { effectiveRate, monthlyCost } = loanCost({ ...terms, startFee: 595, invoiceFee: 49 });
    expect(effectiveRate.toFixed(2)).toBe('6.54');
    expect(monthlyCost).toBeCloseTo(3528.69, 2);
  });
  it('does without interest', () => {
    expect(calculateAnnuity({ ...terms, ratePercent: 0 })).toBe(2500);
    expect(loanCost({ ...terms, ratePercent: 0 }).effectiveRate).toBeCloseTo(0, 9);
  });
  it('has no effective rate where nothing is lent', () => {
    expect(calculateEffectiveRate({ received: 0, payment: 1, months: 12, residual: 0 })).toBeNaN();
  });

  it('has no effective rate where nothing is paid back', () => {
    expect(calculateEffectiveRate({ received: 1, payment: 0, months: 12, residual: 0 })).toBeNaN();
  });
});

/** Calculates the debt at the end month by month, like a bank's ledger. */
function debtAfter({ price, downPayment, months, ratePercent }: LoanTerms, payment: number): number {
  let debt = price - downPayment;
  for (let month = 0; month < months; month += 1) debt += (debt * ratePercent) / 1200 - payment;
  return debt;
}

/** Independent calculation: rate of return by Newton's method over the single payments. */
function annualRateByNewton(flows: number[]): number {
  let discount = 0.995;
  for (let at = 0; at < 100; at += 1) {
    let value = 0;
    let slope = 0;
    for (let month = flows.length - 1; month >= 0; month -= 1) {
      slope = slope * discount + value;
      value = value * discount + (flows[month] ?? 0);
    }
    const next = discount - value / slope;
    if (Math.abs(next - discount) < 1e-14) break;
    discount = next;
  }
  return (discount ** -12 - 1) * 100;
}

describe('random contracts', () => {
  const contract = fc
    .record({
      price: fc.integer({ min: 20_000, max: 2_000_000 }),
      down: fc.double({ min: 0, max: 0.6, noNaN: true }),
      rest: fc.double({ min: 0, max: 0.95, noNaN: true }),
      months: fc.integer({ min: 1, max: 10 }).map((years) => years * 12),
      ratePercent: fc.double({ min: 0, max: 25, noNaN: true }),
      startFee: fc.integer({ min: 0, max: 1500 }),
      invoiceFee: fc.integer({ min: 0, max: 99 }),
    })
    .map(({ down, rest, ...more }): LoanTerms => {
      const downPayment = more.price * down;
      return { ...more, downPayment, residual: (more.price - downPayment) * rest };
    });

  it('leave exactly the residual', () => {
    fc.assert(
      fc.property(contract, (random) => {
        const cost = loanCost(random);
        expect(Math.abs(debtAfter(random, cost.annuity) - random.residual)).toBeLessThan(1);
        const flows = [random.startFee - cost.credit, ...Array<number>(random.months).fill(cost.monthlyCost)];
        flows[random.months] = cost.monthlyCost + random.residual;
        expect(Math.abs(cost.effectiveRate - annualRateByNewton(flows))).toBeLessThan(0.01);
      }),
      { numRuns: atLength ? 10_000 : 500 },
    );
  });
});
