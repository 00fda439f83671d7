import { describe, expect, it } from '@jest/globals';
import { loanOption } from '../../test/fixtures/finance/loanOption.ts';
import type { LeasingOption } from '../catalogue/Car.ts';
import { carCosts } from './carCosts.ts';

const leasing: LeasingOption = {
  leasing_type: 'Private',
  title: 'Privatleasing',
  monthly_cost: 4690,
  monthly_cost_text: '4 690 kr/mån',
  description: '',
  duration: 36,
  mileage: 1500,
  asterix: '',
};

describe('the monthly costs of a car', () => {
  it('are the loan before leasing', () => {
    const costs = carCosts({
      car_loan_option: loanOption(),
      car_has_privateleasing: true,
      car_privateleasing_monthly_cost: 4690,
      car_has_companyleasing: true,
      car_companyleasing_monthly_cost: 3750,
      car_leasing_options: [{ ...leasing, monthly_cost: 4990, duration: 24 }, leasing],
    });
    expect(costs).toEqual([
      expect.objectContaining({ kind: 'loan', title: 'Billån', text: '3 529 kr/mån' }),
      { kind: 'privateLeasing', amount: 4690, months: 36, mileage: 1500 },
      { kind: 'companyLeasing', amount: 3750, months: 0, mileage: 0 },
    ]);
  });

  it('have no delivered text for another contract than the one that the loan opens with', () => {
    const texts = (choice: { down: number }): (string | undefined)[] =>
      carCosts({ car_loan_option: loanOption() }, choice).map((cost) => (cost.kind === 'loan' ? cost.text : undefined));
    expect(texts({ down: 60_000 })).toEqual(['3 529 kr/mån']);
    expect(texts({ down: 90_000 })).toEqual(['']);
  });

  it('are none once the car is sold', () => {
    expect(carCosts({ car_loan_option: loanOption(), car_sale_state: 'sold' })).toEqual([]);
  });

  it('leave out what cannot be calculated', () => {
    expect(carCosts({ car_loan_monthly_cost: 3529, car_privateleasing_monthly_cost: 4690 })).toEqual([]);
    expect(carCosts({ car_loan_option: loanOption({ default_monthly_cost: 1 }) })).toEqual([]);
    expect(carCosts({})).toEqual([]);
  });
});
