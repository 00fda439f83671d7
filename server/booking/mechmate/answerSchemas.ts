import Joi from 'joi';
import type {
  DayAvailability,
  Offer,
  Offering,
  OfferingCategory,
  UnitPrice,
} from '../../../shared/booking/BookingTypes.ts';
import { localDateTime } from '../../../shared/kit/time/localDateTime.ts';

// null counts as a missing key; unused keys are dropped
const optional = <T extends Joi.Schema>(schema: T): T => schema.empty(null) as T;
const text = Joi.string().allow('');
const words = optional(text).default('');
const flag = optional(Joi.boolean()).default(false);
const stripUnknown = { stripUnknown: true } as const;
/** An id that some systems send as a number. */
const id = Joi.alternatives(Joi.string(), Joi.number()).required();

interface CarAnswer {
  registrationNumber: string;
  brand: string;
  model: string;
  buildYear: number;
  hasServiceAgreement: boolean;
  isSupported: boolean;
}

/** A car of the booking system's register. */
export const carSchema = Joi.object<CarAnswer, true>({
  registrationNumber: words,
  brand: Joi.string().required(),
  model: words,
  buildYear: optional(Joi.number().integer()).default(0),
  hasServiceAgreement: flag,
  isSupported: Joi.boolean().required(),
}).options(stripUnknown);

const unitPrice = Joi.object<UnitPrice, true>({
  minimum: Joi.number().integer().min(0).required(),
  maximum: Joi.number().integer().min(Joi.ref('minimum')).max(1000).required(),
  unit: words,
  unitAbbreviation: words,
  postfix: words,
});

export const offeringSchema = Joi.object<Offering, true>({
  name: Joi.string().required(),
  price: optional(Joi.number().min(0)).default(0),
  description: words,
  code: Joi.string().required(),
  unitPrice: optional(unitPrice).default(null),
  isAvailable: flag,
  priceKnown: flag,
  notKnownPriceText: words,
  priceDiscount: optional(Joi.number()).default(null),
  allowUserInput: flag,
  listItems: optional(Joi.array().items(text)).default([]),
}).options(stripUnknown);

/** Entries of a list, which are validated one by one: an invalid one does not lose the others. */
const entries = Joi.array().items(Joi.any());

/** Category of services or add-ons; its offerings are not validated yet. */
export const categorySchema = Joi.object<CategoryAnswer, true>({
  name: Joi.string().required(),
  icon: words,
  offerings: optional(entries).default([]),
  selectionType: optional(Joi.string()).default(null),
}).options(stripUnknown);

export type CategoryAnswer = Omit<OfferingCategory, 'offerings'> & { offerings: unknown[] };

/** Services and add-ons. */
export const categoriesSchema = Joi.object<{ serviceOfferingCategories: unknown[] }, true>({
  serviceOfferingCategories: entries.required(),
}).options(stripUnknown);

export const offersSchema = Joi.object<{ offers: unknown[] }, true>({ offers: entries.required() }).options(
  stripUnknown,
);

export const offerSchema = Joi.object<Offer, true>({
  code: Joi.string().required(),
  price: Joi.number().min(0).required(),
}).options(stripUnknown);

export const daysSchema = Joi.array<unknown[]>().items(Joi.any()).required();

export type DayAnswer = Omit<DayAvailability, 'canWait' | 'isClosed' | 'lacksAddon' | 'availableSlots'> & {
  availableSlots: unknown[];
};

/** Schema of a day; its slots are not validated yet. A time with an offset becomes local time of the zone. */
export function daySchema(timeZone: string): Joi.ObjectSchema<DayAnswer> {
  return Joi.object<DayAnswer, true>({
    date: Joi.string()
      .custom((date: string, helpers) => localDateTime(date, timeZone)?.slice(0, 10) ?? helpers.error('any.invalid'))
      .required(),
    availableSlots: optional(entries).default([]),
    allDaySlotAvailable: flag,
  }).options(stripUnknown);
}

export const slotSchema = Joi.string().pattern(/^\d\d:\d\d(:\d\d)?$/);

export interface BookedAnswer {
  id: string | number;
  kobraProductIds: (string | number)[];
}

export const bookedSchema = Joi.object<BookedAnswer, true>({
  id,
  kobraProductIds: optional(Joi.array().items(id)).default([]),
}).options(stripUnknown);

export const hasBrandSchema = Joi.object<{ hasBrand: boolean }, true>({ hasBrand: Joi.boolean().required() }).options(
  stripUnknown,
);

/** The booking system's refusal: the first text is the code. */
export const refusalSchema = Joi.object<{ errors: { 'Error Result': [string, ...string[]] } }, true>({
  errors: Joi.object({ 'Error Result': Joi.array().items(Joi.string()).min(1).required() }).required(),
})
  .required()
  .options(stripUnknown);
