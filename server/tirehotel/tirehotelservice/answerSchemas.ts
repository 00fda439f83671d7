import Joi from 'joi';
import type {
  TimeslotDays,
  Tire,
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
/** A list whose entries are validated one by one: see keepValidEntries(). */
const entries = optional(Joi.array().items(Joi.any()).sparse()).max(maxEntries);
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

/** Schema of a stored wheel. */
export const tireSchema = Joi.object<Tire, true>({ equipmentPosition: words, wheel: wheel.required() }).options(
  stripUnknown,
);

/** A vehicle whose wheels are still to be validated. */
export type VehicleAnswer = Omit<TireVehicle, 'tires'> & { tires: unknown[] };

export const vehicleSchema = Joi.object<VehicleAnswer, true>({
  regNo: Joi.string().required(),
  brandCode: words,
  brand: words,
  model: words,
  name: words,
  packageLevel: words,
  productId: words,
  tires: entries.default([]),
  location: location.required(),
}).options(stripUnknown);

/** A status other than 0 has no vehicles, but a message for the visitor. */
export type ValidatedAnswer = Pick<TireValidated, 'status' | 'message'> & { vehicles?: unknown[] };

/** Returns a schema that applies with status 0; otherwise the field is dropped. Its type is that of the schema. */
function whenAccepted<T extends Joi.Schema>(schema: T): T {
  const either: Joi.Schema = Joi.when('status', { is: 0, then: schema, otherwise: Joi.any().strip() });
  return either as T;
}

export const validatedSchema = Joi.object<ValidatedAnswer, true>({
  status: Joi.number().integer().required(),
  message: optional(Joi.string().allow('')),
  vehicles: whenAccepted(entries.required()),
}).options(stripUnknown);

export const daysSchema = Joi.object<{ availableDates: unknown[] }, true>({
  availableDates: entries.required(),
}).options(stripUnknown);

/** Schema of a free day; a time with an offset becomes local in the zone. */
export function daySchema(timeZone: string): Joi.ObjectSchema<TimeslotDays['availableDates'][number]> {
  return Joi.object<TimeslotDays['availableDates'][number], true>({ date: localDate(timeZone).required() }).options(
    stripUnknown,
  );
}

export const timesSchema = Joi.object<{ availableTimeSlotDates: unknown[] }, true>({
  availableTimeSlotDates: entries.required(),
}).options(stripUnknown);

export const dayTimesSchema = Joi.object<{ startTime: unknown[] }, true>({
  startTime: entries.default([]),
}).options(stripUnknown);

/** Schema of a free time, which becomes local in the zone. */
export const timeSchema = (timeZone: string): Joi.StringSchema => localDate(timeZone).pattern(/T/);

/** An id that some systems send as a number. */
const id = Joi.alternatives(Joi.string(), Joi.number()).required();
type BookedService = TireConfirmation['services'][number];
const workshop = Joi.object<BookedService['workshop'], true>({
  name: words,
  address: words,
  email: words,
  phoneNumber: words,
});

/** Read leniently where a fault only hides details: the booking is already made. */
export interface ConfirmationAnswer {
  bookingConfirmationId: string | number;
  services: unknown[];
}

export const confirmationSchema = Joi.object<ConfirmationAnswer, true>({
  bookingConfirmationId: id,
  services: entries.required(),
}).options(stripUnknown);

/** Schema of a booked service, whose time becomes local in the zone. */
export function serviceSchema(timeZone: string): Joi.ObjectSchema<BookedService> {
  return Joi.object<BookedService, true>({
    name: words,
    appointmentTime: localDate(timeZone).required(),
    isFullDay: optional(Joi.boolean()).default(false),
    workshop: optional(workshop).default({ name: '', address: '', email: '', phoneNumber: '' }),
  }).options(stripUnknown);
}

/** The service's refusal. */
export const messageSchema = Joi.object<{ message: string }, true>({ message: Joi.string().required() })
  .required()
  .options(stripUnknown);
