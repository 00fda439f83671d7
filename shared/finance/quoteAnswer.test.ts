import { describe, expect, it } from '@jest/globals';
import { estimateQuote } from './estimateQuote.ts';
import type { CfdResponse, FinanceQuote } from './FinanceTypes.ts';
import { optionChoice, readQuote, startingChoice } from './quoteAnswer.ts';

const quote: FinanceQuote = {
  Term: 48,
  TotalDeposit: 5000,
  TotalRegularPayment: 489.12,
  AnnualMileage: 10_000,
  QuoteReference: 'Q1',
  QuoteActions: { Apply: '' },
};
const apr = { Label: 'Representative APR', Key: 'Rate', DisplayValue: '8.9% APR' };

function answerOf(change: object = {}): CfdResponse {
  const quotation = {
    HasError: false,
    Blocks: [{ Details: [{ Label: 'Cash price', Key: 'CashPrice', DisplayValue: '£1' }] }, { Details: [apr] }],
    Finance: { Notifications: ['One', { Message: 'Two' }, ''], Quote: quote },
    ...change,
  };
  return { Vehicles: [{ HasError: false, FinanceQuotations: [quotation] }] };
}

describe('an answer of the finance provider', () => {
  it('offers values to choose from', () => {
    const Locale = { DisplayValue: 'Term' };
    expect(optionChoice({ Locale, Default: 48, Values: [36, 48] })).toEqual({
      kind: 'values',
      label: 'Term',
      start: 48,
      values: [36, 48],
    });
  });

  it('offers amounts between two bounds', () => {
    const Locale = { DisplayValue: 'Term' };
    expect(optionChoice({ Locale, Default: 5, Minimum: 2, Maximum: 9 })).toEqual({
      kind: 'range',
      label: 'Term',
      start: 5,
      minimum: 2,
      maximum: 9,
    });
  });

  it('starts a product on every default', () => {
    const option = (Default: number) => ({ Locale: { DisplayValue: '' }, Default, Values: [Default] });
    const product = { Name: 'PCP', FamilyKey: 'PCP', Term: option(48), Deposit: option(5), Payment: option(6) };
    expect(startingChoice({ ...product, AnnualMileage: option(7) })).toEqual({
      term: 48,
      deposit: 5,
      payment: 6,
      mileage: 7,
      calculation: 'ToRegularPayment',
    });
  });

  it('is read with the details of all blocks', () => {
    expect(readQuote(answerOf())).toEqual({
      failed: false,
      details: [{ Label: 'Cash price', Key: 'CashPrice', DisplayValue: '£1' }, apr],
      notifications: ['One', 'Two'],
      quote,
    });
  });

  it('is an error with its message', () => {
    const Error = { UserMessage: 'Too much.' };
    expect(readQuote({ Vehicles: [{ HasError: true, Error, FinanceQuotations: [] }] })).toEqual({
      failed: true,
      message: 'Too much.',
    });
    expect(readQuote(answerOf({ HasError: true, Error }))).toEqual({ failed: true, message: 'Too much.' });
    expect(readQuote({ Vehicles: [{ HasError: true, FinanceQuotations: [] }] })).toEqual({ failed: true, message: '' });
    expect(readQuote({ Vehicles: [] })).toEqual({ failed: true, message: '' });
  });
});

describe('an estimate from the quote before', () => {
  const last = { quote, details: [apr] };
  const wanted = {
    term: 48,
    deposit: 6000,
    payment: 489.12,
    mileage: 10_000,
    calculation: 'ToRegularPayment',
  } as const;

  it('gives the payment for another deposit', () => {
    const there = estimateQuote(last, wanted);
    expect(there?.deposit).toBe(6000);
    // 1000 pounds over 48 months at 8.9 % a year cost 24.67 a month.
    // Calculated by hand, from 1.089^(1/12) - 1 = 0.713 %.
    expect(there?.payment).toBeCloseTo(489.12 - 24.67, 1);
  });

  it('gives the deposit for that payment', () => {
    const there = estimateQuote(last, wanted);
    const back = estimateQuote(last, { ...wanted, payment: there?.payment ?? 0, calculation: 'ToCashDeposit' });
    expect(back?.deposit).toBeCloseTo(6000, 6);
  });

  it('is not made for another term', () => {
    expect(estimateQuote(last, { ...wanted, term: 36 })).toBeNull();
    expect(estimateQuote(last, { ...wanted, mileage: 8000 })).toBeNull();
  });

  it('is not made from a quote without rate', () => {
    expect(estimateQuote({ quote, details: [] }, wanted)).toBeNull();
  });
});
