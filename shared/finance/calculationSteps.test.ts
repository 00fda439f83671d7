import { describe, expect, it } from '@jest/globals';
import { calculationSteps } from './calculationSteps.ts';
import { disclaimerOrder, fillNumbered, loanDisclaimer, loanFigures } from './loanDisclaimer.ts';
import type { LoanFormat } from './loanDisclaimer.ts';
import { loanCost } from './loanRules.ts';
import type { LoanTerms } from './loanRules.ts';

const terms: LoanTerms = {
  price: 300_000,
  downPayment: 60_000,
  residual: 150_000,
  months: 36,
  ratePercent: 5.95,
  startFee: 595,
  invoiceFee: 49,
};
const plain = {
  money: (amount: number) => amount.toFixed(2),
  number: (amount: number, digits: number) => amount.toFixed(digits),
  percent: (percent: number, digits = 2) => `${percent.toFixed(digits)} %`,
};
const stepsOf = (changed: Partial<LoanTerms>, delivered?: number) => {
  const all = { ...terms, ...changed };
  return calculationSteps(all, loanCost(all, delivered), plain);
};

describe('the calculation', () => {
  it('goes from the price to the effective rate', () => {
    expect(stepsOf({}).map(({ name, formula, result }) => [name, formula, result])).toEqual([
      ['credit', '300000.00 − 60000.00', '240000.00'],
      ['residual', '300000.00 × 50.00 %', '150000.00'],
      ['monthlyRate', '5.95 % ÷ 12', '0.495833 %'],
      ['discount', '(1 + 0.495833 %)^−36', '0.836893'],
      ['annuity', '(240000.00 − 150000.00 × 0.836893) × 0.495833 % ÷ (1 − 0.836893)', '3479.69'],
      ['monthlyCost', '3479.69 + 49.00', '3528.69'],
      ['total', '36 × 3528.69 + 150000.00 + 595.00', '277627.69'],
      ['received', '240000.00 − 595.00', '239405.00'],
      [
        'monthlyReturn',
        '239405.00 = 3528.69 × (1 − (1 + j)^−36) ÷ j + 150000.00 × (1 + j)^−36',
        expect.stringMatching(/^j = 0\.52\d{4} %$/),
      ],
      ['effectiveRate', expect.stringMatching(/^\(1 \+ 0\.52\d{4} %\)\^12 − 1$/), '6.54 %'],
    ]);
  });

  it('ends with twelve times the monthly rate where the country does not compound it', () => {
    const steps = calculationSteps(terms, loanCost(terms), { ...plain, isNominal: true });
    expect(steps.at(-1)).toEqual({
      name: 'effectiveRate',
      formula: expect.stringMatching(/^0\.52\d{4} % × 12$/),
      result: '6.36 %',
    });
  });

  it('says so where the stock delivers another monthly cost', () => {
    expect(stepsOf({}, 3700).find(({ name }) => name === 'delivered')?.result).toBe('3700.00');
    expect(stepsOf({}, 3529).some(({ name }) => name === 'delivered')).toBe(false);
  });

  it('does without discounting where there is no interest', () => {
    const steps = stepsOf({ ratePercent: 0 });
    expect(steps.find(({ name }) => name === 'annuity')?.formula).toBe('(240000.00 − 150000.00) ÷ 36');
    expect(steps.some(({ name }) => name === 'discount')).toBe(false);
  });

  it('ends with the total where there is no effective rate', () => {
    expect(stepsOf({ startFee: 500_000 }).at(-1)?.name).toBe('total');
  });
});

describe('a disclaimer', () => {
  const format: LoanFormat = { ...plain, effectiveRate: (rate) => plain.percent(rate), total: 'withoutDeposit' };
  const figures = loanFigures(terms, loanCost(terms), format);

  it('has its numbered places filled', () => {
    expect(fillNumbered('{0} {1}', ['a', 'b'])).toBe('a b');
  });

  it('has blanks for unknown numbers', () => {
    expect(fillNumbered('{0}{7}{10}', ['a'])).toBe('a');
  });

  it('counts the down payment into the total payable where it is asked to', () => {
    const british = loanFigures(terms, loanCost(terms), { ...format, total: 'withDeposit' });
    expect(british.total).toBe('337627.69');
  });

  it('names the figures in the documented order', () => {
    const text = disclaimerOrder.map((_figure, at) => `{${String(at)}}`).join('|');
    expect(loanDisclaimer(text, figures)).toBe(
      '6.54 %|240000.00|36|5.95 %|595.00|49.00|3528.69|277627.69|150000.00|60000.00',
    );
  });

  it("follows a site's own order", () => {
    expect(loanDisclaimer('{0}/{1}', figures, ['months', 'rate'])).toBe('36/5.95 %');
  });
});
