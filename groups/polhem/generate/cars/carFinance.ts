import type { ContractDuration, LeasingOption, LoanOption } from '../../../../shared/catalogue/Car.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { DemoSite } from '../siteTexts.ts';
import { carTexts } from '../siteTexts.ts';
import { moneyText, monthlyText, percentText } from '../textFormat.ts';

/** Share of the price paid upfront, in percent. */
const downPayment = 20;
const defaultMonths = 36;

/**
 * Residual value in percent of the price after 12, 24 … 84 months.
 * For a new car, and for one older than five years.
 */
const residuals = { young: [60, 55, 50, 42, 34, 24, 15], old: [50, 42, 34, 26, 18, 10, 0] };

/**
 * Calculates an annuity with a residual value paid at the end.
 * It is the credit's present value minus the discounted residual, spread over equal payments. `rate` in percent per
 * year (a month is a twelfth), money in whole units; the result is not rounded.
 */
export function annuity(credit: number, residual: number, rate: number, months: number): number {
  const monthly = rate / 100 / 12;
  if (monthly === 0) return (credit - residual) / months;
  const growth = (1 + monthly) ** months;
  return ((credit * growth - residual) * monthly) / (growth - 1);
}

function contractDurations(age: number): ContractDuration[] {
  const table = age > 5 ? residuals.old : residuals.young;
  return table.map((residual_percentage, index) => ({
    months: (index + 1) * 12,
    residual_percentage,
    cash_amount_min_percentage: downPayment,
    cash_amount_max_percentage: Math.min(80, 100 - residual_percentage),
  }));
}

/** Creates a car's loan offer: 20 % down, 36 months, cost per month with the invoice fee. `age` in years. */
export function loanOption(price: number, age: number, rate: number, site: DemoSite): LoanOption {
  const texts = carTexts[site.language];
  const contract_durations = contractDurations(age);
  const residual = contract_durations.find(({ months }) => months === defaultMonths)?.residual_percentage ?? 0;
  const credit = price * (1 - downPayment / 100);
  const cost = Math.round(annuity(credit, (price * residual) / 100, rate, defaultMonths) + site.invoiceFee);
  return {
    title: texts.loan,
    default_monthly_cost: cost,
    default_monthly_cost_text: monthlyText(cost, site),
    price,
    invoice_fee: site.invoiceFee,
    invoice_fee_text: moneyText(site.invoiceFee, site),
    start_fee: site.startFee,
    start_fee_text: moneyText(site.startFee, site),
    interest_rate: rate,
    interest_rate_text: percentText(rate, site),
    disclaimer: texts.loanDisclaimer,
    description: texts.loanDescription,
    default_contract_duration: defaultMonths,
    contract_durations,
  };
}

/** Creates a leasing contract on half the value of the car; a company's costs exclude VAT. */
export function leasingOption(
  type: LeasingOption['leasing_type'],
  price: number,
  site: DemoSite,
  random: SeededRandom,
): LeasingOption {
  const texts = carTexts[site.language];
  const duration = 36;
  const withVat = annuity(price, price * 0.52, 6.2, duration) * 1.04;
  const exact = type === 'Company' ? withVat / (1 + site.vat) : withVat;
  const step = site.rate < 0.5 ? 1 : 10;
  const monthly_cost = Math.round(exact / step) * step;
  const mileage = random.pick(
    { mil: [1000, 1500, 2000], km: [10000, 15000, 20000], miles: [8000, 10000, 12000] }[site.distanceUnit],
  );
  const title = type === 'Company' ? texts.companyLeasing : texts.privateLeasing;
  const cost = monthlyText(monthly_cost, site);
  return {
    leasing_type: type,
    title,
    monthly_cost,
    monthly_cost_text: type === 'Company' ? `${cost} ${texts.withoutVat}` : cost,
    description: texts.leasingDescription,
    duration,
    mileage,
    asterix: texts.leasingNote,
  };
}
