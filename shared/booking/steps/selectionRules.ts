import type { ServiceSelection } from '../BookingStore.ts';
import type { Offering, OfferingCategory, UnitPrice } from '../BookingTypes.ts';

/** The service whose price depends on the mileage. */
export const mileageOffering = 'originalservice';

/** Returns the quantities to choose from, in steps of 1: 2 to 4 gives [2, 3, 4]. */
export function unitChoices({ minimum, maximum }: Pick<UnitPrice, 'minimum' | 'maximum'>): number[] {
  const first = Math.max(1, Math.ceil(minimum));
  const count = Math.min(Math.floor(maximum) - first + 1, 100);
  return count > 0 ? Array.from({ length: count }, (_, index) => first + index) : [first];
}

/** Parses typed mileage: a whole number from 1 to `max`, grouped digits allowed ("2 140"); else null. */
export function parseMileage(typed: string, max: number): number | null {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const mileage = Number(digits);
  return mileage > 0 && mileage <= max ? mileage : null;
}

/** Returns the trimmed message; null when it is empty or longer than `maxCharacters`. */
export function parseMessage(typed: string, maxCharacters: number): string | null {
  const text = typed.trim();
  return text !== '' && text.length <= maxCharacters ? text : null;
}

/** Returns the sum of price times quantity; unknown prices count as 0. */
export function totalPrice(selections: Iterable<Pick<ServiceSelection, 'price' | 'priceKnown' | 'unit'>>): number {
  let total = 0;
  for (const { price, priceKnown, unit } of selections) total += priceKnown ? price * unit : 0;
  return total;
}

/** Selects an offering with the given quantity; the minimum by default. */
export function buildSelection(
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

/** Returns the categories that have an available offering. */
export function shownCategories(categories: readonly OfferingCategory[]): OfferingCategory[] {
  return categories.filter(({ offerings }) => offerings.some(({ isAvailable }) => isAvailable));
}
