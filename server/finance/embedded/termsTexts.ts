import type { SafeHtml } from '../../../shared/kit/text/SafeHtml.ts';
import { excessMileageCharge } from './financeProducts.ts';
import type { EmbeddedProduct } from './financeProducts.ts';

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
export function termsText(product: EmbeddedProduct | null): SafeHtml {
  return [general, product && ofProducts[product.familyKey], broker]
    .filter(Boolean)
    .map((text) => `<p>${text ?? ''}</p>`)
    .join('') as SafeHtml; // nothing in it comes from outside
}
