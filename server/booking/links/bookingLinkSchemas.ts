import Joi from 'joi';
import type { OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { ServiceChange } from '../../../shared/booking/ServiceChange.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { mileageIn, serviceOfferingRequests, wallClockText } from '../api/bookingSchemas.ts';
import type { SiteRules } from '../api/bookingSchemas.ts';

interface LinkBody {
  link: string;
}

interface TimesQuery {
  from: string;
  /** The booked services when left out. */
  serviceOfferingRequests?: OfferingRequest[];
}

/** Any short text: the signature decides whether it is a link. */
const link = Joi.string().max(200).allow('').required();

export const linkSchema = Joi.object<LinkBody, true>({ link });

/** Schema of the link alone; the other fields are validated once the link is known to be valid. */
export const anyLinkSchema = Joi.object<LinkBody, true>({ link }).unknown();

/** Schemas with date limits relative to today. */
export function datedLinkSchemas(clock: SiteRules): {
  move: Joi.ObjectSchema<LinkBody & WeekSlot>;
  timeslots: Joi.ObjectSchema<LinkBody & TimesQuery>;
  services: Joi.ObjectSchema<LinkBody & ServiceChange>;
} {
  const midnight = wallClockText(clock, -6, 366);
  const from = Joi.string()
    .max(10)
    .required()
    .custom((text: string, helpers) => {
      const { error } = midnight.validate(`${text}T00:00:00`);
      return error ? helpers.message({ custom: '{{#label}} must be a day of the next year, as YYYY-MM-DD' }) : text;
    });
  const time = { timeSlot: wallClockText(clock, 0, 366), isFullDay: Joi.boolean().required() };
  return {
    move: Joi.object<LinkBody & WeekSlot, true>({ link, ...time }),
    timeslots: Joi.object<LinkBody & TimesQuery, true>({
      link,
      from,
      serviceOfferingRequests: serviceOfferingRequests.optional(),
    }),
    services: Joi.object<LinkBody & ServiceChange, true>({
      link,
      version: Joi.number().integer().min(0).max(1_000_000).required(),
      serviceOfferingRequests,
      mileage: mileageIn(clock.distanceUnit).allow(null).required(),
      to: Joi.object<WeekSlot, true>(time).allow(null).required(),
    }),
  };
}
