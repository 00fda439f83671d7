import type { CalculationType } from '../../../shared/finance/FinanceTypes.ts';
import { annualPercentageRate, creditFor, paymentFor, toPence } from './creditMath.ts';
import type { CreditTerms } from './creditMath.ts';
import { depositLimits, calculateFinalPayment } from './financeProducts.ts';
import type { EmbeddedProduct } from './financeProducts.ts';

/** Choices of a visitor, in months, GBP and miles per year. */
export interface QuoteChoice {
  term: number;
  deposit: number;
  payment: number;
  mileage: number;
  calculation: CalculationType;
}

export interface CalculatedQuote extends CreditTerms {
  payment: number;
  /** Due with the last payment. */
  fee: number;
  deposit: number;
  mileage: number;
  /** Total paid by the customer, including the deposit. */
  totalPayable: number;
  /** Annual percentage rate, not rounded. */
  apr: number;
}

/** Reason for the missing quote, for the visitor. */
export interface RefusedQuote {
  userMessage: string;
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/**
 * Calculates the quote for a car: the payment for a deposit, or the deposit for a payment.
 * Each is the inverse of the other, to the penny.
 */
export function calculateQuote(
  product: EmbeddedProduct,
  price: number,
  choice: QuoteChoice,
): CalculatedQuote | RefusedQuote {
  const { term, mileage, calculation } = choice;
  const refusal = refusedChoice(product, choice);
  if (refusal) return { userMessage: refusal };

  const finalPayment = calculateFinalPayment(product, price, term, mileage);
  const fixed = { months: term, finalPayment, ratePercent: product.ratePercent };
  const deposit = toPence(calculation === 'ToCashDeposit' ? price - creditFor(choice.payment, fixed) : choice.deposit);
  const amountOfCredit = toPence(price - deposit);
  const payment = calculation === 'ToCashDeposit' ? choice.payment : toPence(paymentFor({ ...fixed, amountOfCredit }));

  const { minimum, maximum } = depositLimits(product, price);
  if (deposit < minimum || deposit > maximum) {
    const calculatePayment = (ofDeposit: number): number => paymentFor({ ...fixed, amountOfCredit: price - ofDeposit });
    const [least, most] = [Math.ceil(calculatePayment(maximum)), Math.floor(calculatePayment(minimum))];
    return {
      userMessage:
        calculation === 'ToCashDeposit'
          ? `Over ${String(term)} months the monthly payment can be ${pounds.format(least)} to ${pounds.format(most)}. Please choose a payment in between, or another term.`
          : `The deposit can be ${pounds.format(minimum)} to ${pounds.format(maximum)}. Please choose a deposit in between.`,
    };
  }
  const credit: CreditTerms = { ...fixed, amountOfCredit };
  const { fee } = product;
  return {
    ...credit,
    payment,
    fee,
    deposit,
    mileage,
    totalPayable: toPence(deposit + payment * term + finalPayment + fee),
    apr: annualPercentageRate(credit, { payment, fee }),
  };
}

function refusedChoice(product: EmbeddedProduct, { term, mileage }: QuoteChoice): string | null {
  if (!product.terms.includes(term)) return `Please choose a term of ${product.terms.join(', ')} months.`;
  if (!product.mileages.includes(mileage)) return 'Please choose one of the annual mileages.';
  return null;
}
