import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Car, LoanOption } from '../../../shared/catalogue/Car.ts';
import { downPaymentLimits, findDuration, loanCost, loanTerms } from '../../../shared/finance/loanRules.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const host = 'polhem-bil.localhost';
let app: Express;
let car: Partial<Car>;
let option: LoanOption;

beforeAll(async () => {
  app = createApp(await testServices());
  const { content } = await (
    await demoGateways()
  ).catalogue.searchCars({
    index: 'vehicles_polhem-bil',
    fields: [],
    keyphrase: '',
    facets: [],
    limit: 1,
    offset: 0,
    sort_name: '',
    filters: { car_privateleasing_monthly_cost: ['1-99999'] },
  });
  const [first] = content;
  if (!first?.car_loan_option) throw new Error('The demo stock has no car with a loan and private leasing.');
  car = first;
  option = first.car_loan_option;
});

/** Returns the page's text with single spaces, and its field values. */
async function open(search: string): Promise<{ html: string; months: string; down: string; monthly: string }> {
  const path = `/bil/${car.car_id ?? ''}/${car.slug ?? ''}${search}`;
  const { text } = await request(app).get(path).set('Host', host).expect(200);
  const html = text.replace(/&nbsp;|[\u00a0\u202f]/g, ' ');
  const valueOf = (name: string): string => {
    const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    return /value="([^"]*)"/.exec(field)?.[1] ?? '';
  };
  const monthly = /class="loan-monthly">([^<]*)</.exec(html)?.[1] ?? '';
  return { html, months: valueOf('months'), down: valueOf('down'), monthly };
}

const kronor = (amount: number): string =>
  `${new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 }).format(amount).replace(/\s/g, ' ')} kr`;

/** Returns the expected values for a choice. */
function reckoned(months: number, down?: number): { months: string; down: string; monthly: string } {
  const duration = findDuration(option, months);
  if (!duration) throw new Error('The demo stock offers no period.');
  const terms = loanTerms(option, duration, down);
  return {
    months: `${String(duration.months)} mån`,
    down: kronor(terms.downPayment),
    monthly: `${kronor(loanCost(terms).monthlyCost)}/mån`,
  };
}

describe("the figures in the address of a car's page", () => {
  it('are those of the loan as it opens where there are none', async () => {
    const { months, down, monthly } = await open('');
    expect(monthly).toBe(option.default_monthly_cost_text.replace(/\s/g, ' '));
    expect({ months, down }).toMatchObject({
      months: `${String(option.default_contract_duration)} mån`,
      down: reckoned(option.default_contract_duration).down,
    });
  });

  it('are those that the page shows', async () => {
    expect(await open('?months=48&down=150000')).toMatchObject(reckoned(48, 150_000));
    expect(await open('?months=48+m%C3%A5n&down=150%C2%A0000+kr')).toMatchObject(reckoned(48, 150_000));
  });

  it.each([
    ['no numbers', '?months=abc&down=-5', () => reckoned(option.default_contract_duration)],
    ['a period that is not offered', '?months=49', () => reckoned(48)],
    ['a period beyond all', '?months=9999', () => reckoned(84)],
    ['less than the least down payment', '?months=24&down=1', () => reckoned(24, 1)],
    ['badly encoded', '?months=%E0%A4%A&down=%', () => reckoned(option.default_contract_duration)],
  ])('are brought within the limits of the loan: %s', async (_case, search, wanted) => {
    const { months, down } = await open(search);
    expect({ months, down }).toEqual({ months: wanted().months, down: wanted().down });
  });

  it('are lowered to the largest down payment of the period', async () => {
    const duration = findDuration(option, 12);
    const { max } = duration ? downPaymentLimits(option.price, duration) : { max: NaN };
    expect((await open('?months=12&down=99999999')).down).toBe(kronor(max));
  });

  it('choose an available way to pay', async () => {
    const shown = (html: string): string =>
      /financing-kind" href="[^"]*" aria-current="true">([^<]*)</.exec(html)?.[1] ?? '';
    expect(shown((await open('?financing=private')).html)).toBe('Privatleasing');
    expect(shown((await open('?financing=steal')).html)).toBe('Billån');
  });

  it('are not in the canonical address', async () => {
    const { html } = await open('?months=48&down=150000&financing=private');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${car.slug ?? ''}"`));
  });
});
