import { describe, expect, it } from '@jest/globals';
import { loanOption } from '../../test/fixtures/finance/loanOption.ts';
import { financingOf } from './financingOf.ts';

describe('the monthly financing of a car', () => {
  it.each([
    ['nothing when the car has none', {}, []],
    ['its loan', { car_loan_option: loanOption() }, ['loan']],
    ['leasing of its flags', { car_has_privateleasing: true, car_has_companyleasing: false }, ['private']],
    ['leasing of companies alone', { car_has_companyleasing: true }, ['company']],
    [
      'all of them',
      { car_loan_option: loanOption(), car_has_privateleasing: true, car_has_companyleasing: true },
      ['loan', 'private', 'company'],
    ],
  ])('is %s', (_what, car, kinds) => {
    expect(financingOf(car)).toEqual(kinds);
  });
});
