import type { ServiceSelection } from './BookingStore.ts';
import type { Offering, OfferingCategory, UnitPrice } from './BookingTypes.ts';

/** The service whose price depends on how far the car has gone. */
export const mileageOffering = 'originalservice';

/** Most characters of a message to the workshop. */
export const longestMessage = 80;

/** Highest mileage that is taken, in the site's unit: what a number of seven digits can be. */
export const maxMileage = 9_999_999;

/** How many can be chosen, from the minimum to the maximum in steps of 1: 2 to 4 gives [2, 3, 4]. */
export function unitChoices({ minimum, maximum }: Pick<UnitPrice, 'minimum' | 'maximum'>): number[] {
  const first = Math.max(1, Math.ceil(minimum));
  const count = Math.min(Math.floor(maximum) - first + 1, 100);
  return count > 0 ? Array.from({ length: count }, (_, index) => first + index) : [first];
}

/** Mileage as it was typed: a whole number above 0, groups of digits allowed ("2 140"); else null. */
export function parseMileage(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const mileage = Number(digits);
  return mileage > 0 && mileage <= maxMileage ? mileage : null;
}

/** A message as it is sent; null when there is none, or too much. */
export function parseMessage(typed: string): string | null {
  const text = typed.trim();
  return text !== '' && text.length <= longestMessage ? text : null;
}

/** What is to pay: price times units, prices that nobody knows count as 0. */
export function totalPrice(selections: Iterable<Pick<ServiceSelection, 'price' | 'priceKnown' | 'unit'>>): number {
  let total = 0;
  for (const { price, priceKnown, unit } of selections) total += priceKnown ? price * unit : 0;
  return total;
}

/** An offering as it is chosen: the fewest units, unless more are wanted. */
export function selectionOf(
  offering: Offering,
  category: string,
  type: ServiceSelection['type'],
  { unit, userInput = '' }: { unit?: number | undefined; userInput?: string | undefined } = {},
): ServiceSelection {
  const { name, price, priceKnown, priceDiscount, unitPrice } = offering;
  const least = unitPrice ? (unitChoices(unitPrice)[0] ?? 1) : 1;
  return {
    name,
    price,
    priceKnown,
    priceDiscount,
    category,
    type,
    unit: unit ?? least,
    unitAbbreviation: unitPrice?.unitAbbreviation ?? '',
    userInput,
  };
}

/** The categories to show: those with an offering that can be had. */
export function shownCategories(categories: readonly OfferingCategory[]): OfferingCategory[] {
  return categories.filter(({ offerings }) => offerings.some(({ isAvailable }) => isAvailable));
}
