import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';
import type {
  CfdVehicle,
  CfdVehicleRequest,
  FinanceDetail,
  FinanceProduct,
  FinanceQuotation,
} from '../../../shared/finance/FinanceTypes.ts';
import { calculateQuote } from './calculateQuote.ts';
import type { CalculatedQuote } from './calculateQuote.ts';
import { paymentFor } from './creditMath.ts';
import {
  defaultMileage,
  depositLimits,
  calculateFinalPayment,
  financeProducts,
  excessMileageCharge,
} from './financeProducts.ts';
import type { EmbeddedProduct } from './financeProducts.ts';
import { createHash } from 'node:crypto';
import type { SafeHtml } from '../../../shared/kit/text/SafeHtml.ts';

const general =
  'Finance is subject to status and affordability checks; you must be 18 or over and live in the United Kingdom. ' +
  'Guarantees and indemnities may be required.';
const broker =
  'The dealer is a credit broker and not a lender. It may receive a commission from the lender, which does not change ' +
  'what you pay.';
const pence = (excessMileageCharge * 100).toFixed(1);

const ofProducts: Record<string, string> = {
  PCP:
    'With Personal Contract Purchase you do not own the car until all payments and the optional final payment have ' +
    'been made. At the end you may pay the optional final payment and keep the car, part exchange it, or return it ' +
    `in good condition and within the agreed mileage; excess mileage is charged at ${pence} pence per mile.`,
  HP: 'With Hire Purchase you do not own the car until all payments and the option to purchase fee have been made.',
  LP:
    'With Lease Purchase you do not own the car until all payments have been made. The final payment has to be paid: ' +
    'the car cannot be returned in its place.',
};

/** Terms and conditions of a product, or those of all products; HTML. */
function termsText(product: EmbeddedProduct | null): SafeHtml {
  return [general, product && ofProducts[product.familyKey], broker]
    .filter(Boolean)
    .map((text) => `<p>${text ?? ''}</p>`)
    .join('') as SafeHtml; // nothing in it comes from outside
}

const prefix = 'PQ';

/**
 * Derives a quote reference such as "PQ-4F7C20B91E-A3D2", a hash of its facts.
 * It is the same for the same facts and does not reveal them. Its last group identifies the product to the calculator.
 */
function quoteReference(product: EmbeddedProduct, facts: unknown): string {
  const quote = digest(JSON.stringify([product.familyKey, facts]), 10);
  return `${prefix}-${quote}-${productMark(product, quote)}`;
}

/** The product of a quote reference; null for an unknown one. */
function productOfReference(reference: string): EmbeddedProduct | null {
  const [, quote, mark] = /^PQ-([\dA-F]{10})-([\dA-F]{4})$/.exec(reference) ?? [];
  if (quote === undefined) return null;
  return financeProducts.find((product) => productMark(product, quote) === mark) ?? null;
}

function productMark({ familyKey }: EmbeddedProduct, quote: string): string {
  return digest(`${quote} ${familyKey}`, 4);
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase();
}

/** Minimum price for a credit; GBP. */
const minPrice = 1000;

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const count = new Intl.NumberFormat('en-GB');

/**
 * Quotes calculated in this process, in the format of the provider.
 * `applyUrl` is the URL of the application, to which the quote's reference is added; "" when there is none.
 */
export function embeddedFinanceGateway({ applyUrl }: { applyUrl: string }): FinanceGateway {
  return {
    defaults: ({ PhysicalVehicle }) =>
      Promise.resolve({ Products: financeProducts.map((product) => offer(product, PhysicalVehicle.OnTheRoadPrice)) }),
    calculate: ({ VehicleRequests: [request] }) => Promise.resolve({ Vehicles: [vehicleAnswer(request, applyUrl)] }),
    legal: (reference) => Promise.resolve({ TermsAndConditions: termsText(productOfReference(reference)) }),
  };
}

function offer(product: EmbeddedProduct, price: number): FinanceProduct {
  const deposit = depositLimits(product, price);
  const calculatePayment = (months: number, mileage: number, ofDeposit: number): number => {
    const finalPayment = calculateFinalPayment(product, price, months, mileage);
    return paymentFor({ amountOfCredit: price - ofDeposit, months, finalPayment, ratePercent: product.ratePercent });
  };
  const all = product.terms.flatMap((months) =>
    product.mileages.flatMap((mileage) => [
      calculatePayment(months, mileage, deposit.minimum),
      calculatePayment(months, mileage, deposit.maximum),
    ]),
  );
  return {
    Name: product.name,
    FamilyKey: product.familyKey,
    Term: { Locale: { DisplayValue: 'Term' }, Default: product.defaultTerm, Values: product.terms },
    Deposit: {
      Locale: { DisplayValue: 'Deposit' },
      Default: deposit.start,
      Minimum: deposit.minimum,
      Maximum: deposit.maximum,
    },
    Payment: {
      Locale: { DisplayValue: 'Monthly payment' },
      Default: Math.round(calculatePayment(product.defaultTerm, defaultMileage, deposit.start)),
      Minimum: Math.floor(Math.min(...all)),
      Maximum: Math.ceil(Math.max(...all)),
    },
    AnnualMileage: {
      Locale: { DisplayValue: 'Annual mileage' },
      Default: defaultMileage,
      Values: product.mileages,
    },
  };
}

function vehicleAnswer({ Parameters, PhysicalVehicle }: CfdVehicleRequest, applyUrl: string): CfdVehicle {
  const price = PhysicalVehicle.OnTheRoadPrice;
  const product = financeProducts.find(({ familyKey }) => Parameters.FinanceProductFamilyKeys.includes(familyKey));
  if (!product) return refused('This kind of finance is not offered for this car.');
  if (price < minPrice) return refused('There is no finance for a car at this price.');
  const choice = {
    term: Parameters.Term,
    deposit: Parameters.CashDeposit,
    payment: Parameters.RegularPayment,
    mileage: Parameters.AnnualMileage,
    calculation: Parameters.CalculationType,
  };
  const quote = calculateQuote(product, price, choice);
  if ('userMessage' in quote) return refused(quote.userMessage);
  const facts = [PhysicalVehicle.SourceVehicleId, price, quote.months, quote.deposit, quote.payment, quote.mileage];
  const reference = quoteReference(product, facts);
  const apply = applyUrl && `${applyUrl}${applyUrl.includes('?') ? '&' : '?'}quoteRef=${reference}`;
  return { HasError: false, FinanceQuotations: [quotation(product, price, quote, { reference, apply })] };
}

function refused(message: string): CfdVehicle {
  return { HasError: true, Error: { UserMessage: message }, FinanceQuotations: [] };
}

function quotation(
  product: EmbeddedProduct,
  price: number,
  quote: CalculatedQuote,
  { reference, apply }: { reference: string; apply: string },
): FinanceQuotation {
  const row = (Key: string, Label: string, DisplayValue: string): FinanceDetail => ({ Label, Key, DisplayValue });
  const final = product.finalPayment === 'optional' ? 'Optional final payment' : 'Final payment';
  const loanRows = [
    row('CashPrice', 'Cash price', money.format(price)),
    row('TotalDeposit', 'Total deposit', money.format(quote.deposit)),
    row('AmountOfCredit', 'Amount of credit', money.format(quote.amountOfCredit)),
    ...(quote.finalPayment > 0 ? [row('FinalPayment', final, money.format(quote.finalPayment))] : []),
    row('OptionToPurchaseFee', 'Option to purchase fee', money.format(quote.fee)),
    ...(product.mileages.length > 1 ? [row('AnnualMileage', 'Annual mileage', count.format(quote.mileage))] : []),
  ];
  const cost = [
    row('RateOfInterest', 'Rate of interest (fixed)', `${product.ratePercent.toFixed(2)}% a year`),
    row('RepresentativeApr', 'Representative APR', `${quote.apr.toFixed(1)}% APR`),
    row('TotalAmountPayable', 'Total amount payable', money.format(quote.totalPayable)),
  ];
  return {
    HasError: false,
    Blocks: [{ Details: loanRows }, { Details: cost }],
    Finance: {
      Notifications: [
        'Rates are indicative.',
        `A ${money.format(quote.fee).replace('.00', '')} option to purchase fee is included in the last payment.`,
      ],
      Quote: {
        Term: quote.months,
        TotalDeposit: quote.deposit,
        TotalRegularPayment: quote.payment,
        AnnualMileage: quote.mileage,
        QuoteReference: reference,
        QuoteActions: { Apply: apply },
      },
    },
  };
}
