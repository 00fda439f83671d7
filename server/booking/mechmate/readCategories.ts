import Joi from 'joi';
import type { Offering, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { categorySchema, offeringSchema } from './answerSchemas.ts';
import { keepFirst, keepSome } from './keepValid.ts';

interface Placed {
  category: number;
  offering: Offering;
}

const placedSchema = Joi.object<Placed, true>({
  category: Joi.number().required(),
  offering: offeringSchema.required(),
});

/**
 * Reads categories of services or add-ons.
 * Invalid entries, and those of a code that was used before, are left out.
 * @throws BookingError ServerError if there are offerings and none is valid
 */
export function readCategories(answer: readonly unknown[], logger: Logger): OfferingCategory[] {
  const categories = keepSome(answer, categorySchema, { kind: 'category', logger });
  const placed = categories.flatMap(({ offerings }, category) => offerings.map((offering) => ({ category, offering })));
  const options = { kind: 'offering', logger } as const;
  const valid = keepFirst(keepSome(placed, placedSchema, options), ({ offering }) => offering.code, options);
  return categories.map((category, at) => ({
    ...category,
    icon: safeIconAddress(category.icon),
    offerings: valid.filter((one) => one.category === at).map(({ offering }) => offering),
  }));
}

/** Returns an icon URL that is safe in a page, else "". */
function safeIconAddress(icon: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(icon) ? icon : '';
}
