import Joi from 'joi';
import type {
  TimeslotDays,
  Timeslots,
  Tire,
  TireBookingCustomer,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireLocation,
  TireValidated,
  TireVehicle,
} from '../../../shared/tirehotel/TireHotelTypes.ts';
import { localDateTime } from '../../../shared/kit/time/localDateTime.ts';

// null counts as a missing key; unused keys are dropped
const optional = <T extends Joi.Schema>(schema: T): T => schema.empty(null) as T;
const words = optional(Joi.string().allow('')).default('');
const stripUnknown = { stripUnknown: true } as const;
/** Maximum entries of a kind in a response about one customer. */
const maxEntries = 2000;
/** Encrypted by the service, and short enough for this server's encryption around it. */
const token = Joi.string().max(4000).required();
/** Schema of a date or time; one with an offset becomes local time of the zone. */
const localDate = (timeZone: string): Joi.StringSchema =>
  Joi.string().custom((text: string, helpers) => localDateTime(text, timeZone) ?? helpers.error('any.invalid'));

export const customerSchema = Joi.object<TireCustomer, true>({
  encryptedPhoneNumber: token,
  obfuscatedPhoneNumber: words,
  regNo: words,
}).options(stripUnknown);

export const credentialsSchema = Joi.object<TireCredentials, true>({ authorizationToken: token }).options(stripUnknown);

const wheel = Joi.object<Tire['wheel'], true>({
  name: words,
  rimDiameter: Joi.number().min(0).required(),
  sectionWidth: Joi.number().min(0).required(),
  threadPattern: words,
  threadDepth: Joi.number().min(0).required(),
  aspectRatio: Joi.number().min(0).required(),
  threadStatusId: Joi.number().integer().required(),
  threadStatusMessage: words,
});

const location = Joi.object<Omit<TireLocation, 'hours'>, true>({
  erpId: Joi.string().required(),
  locationName: words,
  departmentName: words,
  phone: words,
  email: words,
});

const vehicle = Joi.object<TireVehicle, true>({
  regNo: Joi.string().required(),
  brandCode: words,
  brand: words,
  model: words,
  name: words,
  packageLevel: words,
  productId: words,
  tires: optional(Joi.array().items(Joi.object<Tire, true>({ equipmentPosition: words, wheel: wheel.required() })))
    .default([])
    .max(maxEntries),
  location: location.required(),
});

/** A status other than 0 has no vehicles, but a message for the visitor. */
export type ValidatedAnswer = Pick<TireValidated, 'status' | 'message'> & Partial<Pick<TireValidated, 'vehicles'>>;

/** Returns a schema that applies with status 0; otherwise the field is dropped. Its type is that of the schema. */
function whenAccepted<T extends Joi.Schema>(schema: T): T {
  const either: Joi.Schema = Joi.when('status', { is: 0, then: schema, otherwise: Joi.any().strip() });
  return either as T;
}

export const validatedSchema = Joi.object<ValidatedAnswer, true>({
  status: Joi.number().integer().required(),
  message: optional(Joi.string().allow('')),
  vehicles: whenAccepted(Joi.array().items(vehicle).max(maxEntries).required()),
}).options(stripUnknown);

/** Schema of free days; times become local in the zone. */
export function daysSchema(timeZone: string): Joi.ObjectSchema<TimeslotDays> {
  const day = Joi.object<TimeslotDays['availableDates'][number], true>({ date: localDate(timeZone).required() });
  return Joi.object<TimeslotDays, true>({ availableDates: Joi.array().items(day).max(maxEntries).required() }).options(
    stripUnknown,
  );
}

/** Schema of free times; they become local in the zone. */
export function timesSchema(timeZone: string): Joi.ObjectSchema<Timeslots> {
  const dayTimes = Joi.object<Timeslots['availableTimeSlotDates'][number], true>({
    startTime: optional(Joi.array().items(localDate(timeZone).pattern(/T/)).max(maxEntries)).default([]),
  });
  return Joi.object<Timeslots, true>({
    availableTimeSlotDates: Joi.array().items(dayTimes).max(maxEntries).required(),
  }).options(stripUnknown);
}

/** An id that some systems send as a number. */
const id = Joi.alternatives(Joi.string(), Joi.number()).required();
const customer = Joi.object<TireBookingCustomer, true>({
  firstName: words,
  lastName: words,
  email: words,
  phoneMobile: words,
});
type BookedService = TireConfirmation['services'][number];
const workshop = Joi.object<BookedService['workshop'], true>({
  name: words,
  address: words,
  email: words,
  phoneNumber: words,
});

/** Read leniently where a fault only hides details: the booking is already made. */
export type ConfirmationAnswer = Pick<TireConfirmation, 'services' | 'freeText'> & {
  bookingConfirmationId: string | number;
  customerBase?: TireConfirmation['customerBase'];
};

/** Schema of a made booking; its times become local in the zone. */
export function confirmationSchema(timeZone: string): Joi.ObjectSchema<ConfirmationAnswer> {
  return Joi.object<ConfirmationAnswer, true>({
    bookingConfirmationId: id,
    customerBase: optional(customer),
    services: Joi.array()
      .items(
        Joi.object<BookedService, true>({
          name: words,
          appointmentTime: localDate(timeZone).required(),
          isFullDay: optional(Joi.boolean()).default(false),
          workshop: optional(workshop).default({ name: '', address: '', email: '', phoneNumber: '' }),
        }),
      )
      .required(),
    freeText: words,
  }).options(stripUnknown);
}

/** The service's refusal. */
export const messageSchema = Joi.object<{ message: string }, true>({ message: Joi.string().required() })
  .required()
  .options(stripUnknown);
