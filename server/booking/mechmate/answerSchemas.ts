import Joi from 'joi';
import type {
  DayAvailability,
  Offer,
  Offering,
  OfferingCategory,
  UnitPrice,
} from '../../../shared/booking/BookingTypes.ts';

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

const offering = Joi.object<Offering, true>({
  name: Joi.string().required(),
  price: optional(Joi.number()).default(0),
  description: words,
  code: Joi.string().required(),
  unitPrice: optional(unitPrice).default(null),
  isAvailable: flag,
  priceKnown: flag,
  notKnownPriceText: words,
  priceDiscount: optional(Joi.number()).default(null),
  allowUserInput: flag,
  listItems: optional(Joi.array().items(text)).default([]),
});

const category = Joi.object<OfferingCategory, true>({
  name: Joi.string().required(),
  icon: words,
  offerings: optional(Joi.array().items(offering)).default([]),
  selectionType: optional(Joi.string()).default(null),
});

/** Services and add-ons. */
export const categoriesSchema = Joi.object<{ serviceOfferingCategories: OfferingCategory[] }, true>({
  serviceOfferingCategories: Joi.array().items(category).required(),
}).options(stripUnknown);

export const offersSchema = Joi.object<{ offers: Offer[] }, true>({
  offers: Joi.array()
    .items(Joi.object<Offer, true>({ code: Joi.string().required(), price: Joi.number().required() }))
    .required(),
}).options(stripUnknown);

const day = Joi.object<Omit<DayAvailability, 'canWait'>, true>({
  date: Joi.string()
    .pattern(/^\d{4}-\d\d-\d\d(T|$)/)
    .required(),
  availableSlots: optional(Joi.array().items(Joi.string().pattern(/^\d\d:\d\d(:\d\d)?$/))).default([]),
  allDaySlotAvailable: flag,
});

export const daysSchema = Joi.array<DayAvailability[]>().items(day).required().options(stripUnknown);

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
