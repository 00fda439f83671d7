import { describe, expect, it } from '@jest/globals';
import { annualPercentageRate, creditFor, paymentFor, toPence } from './creditMath.ts';

/** Pseudo-random numbers, the same in every run (Park and Miller, 1988). */
function randomNumbers(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state * 48_271) % 2_147_483_647;
    return low + ((high - low) * state) / 2_147_483_647;
  };
}

/** Internal rate of return by Newton's method on every cash flow, independent of the annuity formula. */
function newtonRate(flows: number[]): number {
  let rate = 0.005;
  for (let step = 0; step < 100; step += 1) {
    const value = flows.reduce((sum, flow, month) => sum + flow / (1 + rate) ** month, 0);
    const slope = flows.reduce((sum, flow, month) => sum - (month * flow) / (1 + rate) ** (month + 1), 0);
    rate -= value / slope;
  }
  return ((1 + rate) ** 12 - 1) * 100;
}

describe('the credit of a finance quote', () => {
  it('costs the rate that an independent calculation finds', () => {
    const between = randomNumbers(20_261);
    for (let round = 0; round < 1000; round += 1) {
      const amountOfCredit = toPence(between(1000, 90_000));
      const months = 12 * Math.ceil(between(0.01, 5));
      const finalPayment = round % 2 === 0 ? 0 : Math.round(amountOfCredit * between(0.1, 0.6));
      const terms = { amountOfCredit, months, finalPayment, ratePercent: between(0.1, 30) };
      const payment = toPence(paymentFor(terms));
      const fee = round % 3 === 0 ? 0 : 10;
      const paid = Array.from({ length: months }, (_, at) => payment + (at === months - 1 ? finalPayment + fee : 0));
      const independent = newtonRate([-amountOfCredit, ...paid]);
      const apr = annualPercentageRate(terms, { payment, fee });
      expect(Math.abs(apr - independent)).toBeLessThan(0.0001);
    }
  });

  it('is what its payments repay', () => {
    for (const ratePercent of [0, 8.55]) {
      const terms = { amountOfCredit: 33_990, months: 48, finalPayment: 17_420, ratePercent };
      expect(creditFor(paymentFor(terms), terms)).toBeCloseTo(33_990, 6);
    }
  });

  it('is paid in whole pence', () => {
    expect(toPence(1.005)).toBe(1.01);
    expect(toPence(489.1249)).toBe(489.12);
    expect(toPence(-1.005)).toBe(-1.01);
  });
});
