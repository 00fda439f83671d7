import { describe, expect, it } from '@jest/globals';
import { calculateQuote } from './calculateQuote.ts';
import type { CalculatedQuote, QuoteChoice } from './calculateQuote.ts';
import { calculateFinalPayment, depositLimits, financeProducts } from './financeProducts.ts';
import type { EmbeddedProduct } from './financeProducts.ts';

const price = 38_990;

function productOf(familyKey: string): EmbeddedProduct {
  const product = financeProducts.find((known) => known.familyKey === familyKey);
  if (!product) throw new Error(`There is no product ${familyKey}.`);
  return product;
}

function quoteFor(product: EmbeddedProduct, change: Partial<QuoteChoice>, at = price): CalculatedQuote {
  const choice: QuoteChoice = {
    term: product.defaultTerm,
    deposit: 5000,
    payment: 0,
    mileage: 10_000,
    calculation: 'ToRegularPayment',
    ...change,
  };
  const quote = calculateQuote(product, at, choice);
  if ('userMessage' in quote) throw new Error(quote.userMessage);
  return quote;
}

describe('a finance quote that is calculated here', () => {
  it('has figures that add up', () => {
    for (const product of financeProducts) {
      const quote = quoteFor(product, {});
      expect(quote.amountOfCredit).toBe(33_990);
      const total = 5000 + quote.payment * quote.months + quote.finalPayment + quote.fee;
      expect(quote.totalPayable).toBeCloseTo(total, 6);
      expect(quote.finalPayment > 0).toBe(product.finalPayment !== 'none');
      expect(quote.apr).toBeGreaterThanOrEqual(product.ratePercent);
      expect(quote.apr).toBeLessThan(product.ratePercent + 0.6);
    }
  });

  it('inverts its payment to the deposit to the penny', () => {
    for (const product of financeProducts) {
      for (const term of product.terms) {
        for (const deposit of [0, 1, 999.99, 5000, depositLimits(product, price).maximum - 1]) {
          const there = quoteFor(product, { term, deposit });
          const back = calculateQuote(product, price, {
            term,
            deposit: 0,
            payment: there.payment,
            mileage: 10_000,
            calculation: 'ToCashDeposit',
          });
          if ('userMessage' in back) {
            // the rounded payment may correspond to a deposit just below 0, which is refused
            expect(deposit).toBe(0);
            continue;
          }
          expect(back.payment).toBe(there.payment);
          // a payment is rounded to the penny, a difference of up to half a penny for every month
          expect(Math.abs(back.deposit - deposit)).toBeLessThanOrEqual(0.005 * term + 0.005);
          const again = quoteFor(product, { term, deposit: back.deposit });
          expect(again.payment).toBe(there.payment);
        }
      }
    }
  });

  it('has smaller payments over longer terms', () => {
    const pcp = productOf('PCP');
    const payments = pcp.terms.map((term) => quoteFor(productOf('HP'), { term }).payment);
    expect(payments).toEqual([...payments].sort((one, other) => other - one));
  });

  it('has a greater final payment for fewer miles', () => {
    const pcp = productOf('PCP');
    const finals = pcp.mileages.map((mileage) => quoteFor(pcp, { mileage }).finalPayment);
    expect(finals).toEqual([...finals].sort((one, other) => other - one));
  });

  it.each([
    [6000, 9310],
    [10_000, 8780],
    [20_000, 7465],
    [60_000, 4390],
  ])('has the value of a car driven %i miles a year at its end: %i', (mileage, value) => {
    expect(calculateFinalPayment(productOf('PCP'), 20_000, 48, mileage)).toBe(value);
  });

  it('leaves something to pay every month within its limits', () => {
    for (const product of financeProducts) {
      for (const at of [1000, 5995, 250_000]) {
        const deposit = depositLimits(product, at).maximum;
        for (const term of product.terms) {
          for (const mileage of product.mileages) {
            expect(quoteFor(product, { term, mileage, deposit }, at).payment).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it.each([
    [{ deposit: 40_000 }, 'The deposit can be £0 to £11,697. Please choose a deposit in between.'],
    [{ deposit: -1 }, 'The deposit can be £0 to £11,697. Please choose a deposit in between.'],
    [{ calculation: 'ToCashDeposit', payment: 5 }, 'Please choose a payment in between, or another term.'],
    [{ calculation: 'ToCashDeposit', payment: 5000 }, 'Please choose a payment in between, or another term.'],
    [{ term: 47 }, 'Please choose a term of 24, 36, 48, 60 months.'],
    [{ mileage: 7 }, 'Please choose one of the annual mileages.'],
  ] as [Partial<QuoteChoice>, string][])('is refused in words that help: %j', (change, message) => {
    expect(() => quoteFor(productOf('PCP'), change)).toThrow(message);
  });
});
