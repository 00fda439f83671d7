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
import { defaultMileage, depositLimits, calculateFinalPayment, financeProducts } from './financeProducts.ts';
import type { EmbeddedProduct } from './financeProducts.ts';
import { productOfReference, quoteReference } from './quoteReference.ts';
import { termsText } from './termsTexts.ts';

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
