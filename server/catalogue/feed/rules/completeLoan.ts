import type { Car, ContractDuration, LoanOption } from '../../../../shared/catalogue/Car.ts';
import { askingPrice } from '../../../../shared/catalogue/car/carRules.ts';
import { defaultTerms, loanCost } from '../../../../shared/finance/loanRules.ts';
import type { SiteLoanTerms } from '../../../../shared/site/SiteTypes.ts';
import type { CarDraft } from '../cars/carFields.ts';

/** Only the figures that the row has. */
export type PartialLoan = Partial<LoanOption>;

function toDuration({ months, ...percent }: SiteLoanTerms['durations'][number]): ContractDuration {
  return {
    months,
    residual_percentage: percent.residualPercent ?? 0,
    cash_amount_min_percentage: percent.minDepositPercent ?? 0,
    cash_amount_max_percentage: percent.maxDepositPercent ?? 0,
  };
}

const positive = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);

/**
 * Completes the loan of a row from its car's fields and the site's terms.
 * The monthly cost is calculated unless the row has it along with its months.
 * @param terms of the car's site; null when it offers no loans of its own
 * @returns null without a price, rate or duration
 */
export function completeLoan(row: PartialLoan, car: CarDraft, terms: SiteLoanTerms | null): LoanOption | null {
  const price = row.price ?? askingPrice(car as Partial<Car>);
  const rate = row.interest_rate ?? positive(car.car_loan_rate) ?? terms?.interestRate;
  const months = row.default_contract_duration ?? positive(car.car_loan_duration);
  const durations = row.contract_durations ?? terms?.durations.map(toDuration) ?? [];
  const offered = months === undefined || durations.some((duration) => duration.months === months);
  const all = offered ? durations : [...durations, toDuration({ ...nearest(terms, months), months })];
  const [longest] = all.toSorted((a, b) => b.months - a.months);
  if (price === null || rate === undefined || longest === undefined) return null;
  const option: LoanOption = {
    title: row.title ?? terms?.title ?? '',
    default_monthly_cost: 0,
    default_monthly_cost_text: row.default_monthly_cost_text ?? '',
    price,
    invoice_fee: row.invoice_fee ?? terms?.invoiceFee ?? 0,
    invoice_fee_text: row.invoice_fee_text ?? '',
    start_fee: row.start_fee ?? terms?.startFee ?? 0,
    start_fee_text: row.start_fee_text ?? '',
    interest_rate: rate,
    interest_rate_text: row.interest_rate_text ?? '',
    disclaimer: row.disclaimer ?? terms?.disclaimer ?? '',
    description: row.description ?? terms?.description ?? '',
    default_contract_duration: months ?? terms?.defaultMonths ?? longest.months,
    contract_durations: all.toSorted((a, b) => a.months - b.months),
  };
  const delivered = row.default_monthly_cost ?? positive(car.car_loan_monthly_cost);
  const calculated = defaultTerms(option);
  option.default_monthly_cost =
    delivered !== undefined && months !== undefined
      ? delivered
      : Math.round(calculated ? loanCost(calculated).monthlyCost : 0);
  return option.default_monthly_cost > 0 ? option : null;
}

/** The site's terms for the duration nearest to `months`; empty without terms. */
function nearest(terms: SiteLoanTerms | null, months: number): Partial<SiteLoanTerms['durations'][number]> {
  const [first] = (terms?.durations ?? []).toSorted(
    (a, b) => Math.abs(a.months - months) - Math.abs(b.months - months),
  );
  return first ?? {};
}
