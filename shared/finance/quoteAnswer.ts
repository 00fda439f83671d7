import type {
  CfdResponse,
  FinanceDetail,
  FinanceOption,
  FinanceProduct,
  FinanceQuotation,
  FinanceQuote,
} from './FinanceTypes.ts';
import type { QuoteChoice } from './quoteRequest.ts';

/** Kind of option: one of some values, or any amount between two. */
export type OptionChoice =
  | { kind: 'values'; label: string; start: number; values: number[] }
  | { kind: 'range'; label: string; start: number; minimum: number; maximum: number };

export function optionChoice({ Locale, Default, Values, Minimum, Maximum }: FinanceOption): OptionChoice {
  const shared = { label: Locale.DisplayValue, start: Default };
  if (Values && Values.length > 0) return { kind: 'values', ...shared, values: Values };
  return { kind: 'range', ...shared, minimum: Minimum ?? Default, maximum: Maximum ?? Default };
}

/** Returns a panel's initial choice: all defaults, with the payment to be calculated. */
export function startingChoice({ Term, Deposit, Payment, AnnualMileage }: FinanceProduct): QuoteChoice {
  return {
    term: Term.Default,
    deposit: Deposit.Default,
    payment: Payment.Default,
    mileage: AnnualMileage.Default,
    calculation: 'ToRegularPayment',
  };
}

/**
 * A quote as shown in the panel, or the reason for its absence.
 * `message` is for the visitor, "" when the provider sent none.
 */
export type ReadQuote =
  | { failed: false; details: FinanceDetail[]; notifications: string[]; quote: FinanceQuote }
  | { failed: true; message: string };

/** Reads the response for one car and one product. */
export function readQuote({ Vehicles: [vehicle] }: CfdResponse): ReadQuote {
  const quotation = vehicle?.FinanceQuotations[0];
  if (!vehicle || vehicle.HasError || !quotation || quotation.HasError) {
    const message = vehicle?.Error?.UserMessage || quotation?.Error?.UserMessage || '';
    return { failed: true, message };
  }
  return {
    failed: false,
    details: quotation.Blocks.flatMap(({ Details }) => Details),
    notifications: notificationTexts(quotation),
    quote: quotation.Finance.Quote,
  };
}

function notificationTexts({ Finance }: FinanceQuotation): string[] {
  return Finance.Notifications.map((one) => (typeof one === 'string' ? one : one.Message)).filter(Boolean);
}
