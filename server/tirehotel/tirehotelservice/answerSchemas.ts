import Joi from 'joi';
import type {
  TimeslotDays,
  Timeslots,
  Tire,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireLocation,
  TireValidated,
  TireVehicle,
} from '../../../shared/tirehotel/TireHotelTypes.ts';

// null says the same as a key that is left out; keys that nobody reads are dropped
const optional = <T extends Joi.Schema>(schema: T): T => schema.empty(null) as T;
const words = optional(Joi.string().allow('')).default('');
const known = { stripUnknown: true } as const;
/** More of a kind than this is no answer about one customer. */
const mostEntries = 2000;
/** Sealed by the service: no longer than what our own seal around it can carry. */
const token = Joi.string().max(4000).required();
const date = Joi.string()
  .pattern(/^\d{4}-\d\d-\d\d(T|$)/)
  .required();
const time = Joi.string().pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);

export const customerSchema = Joi.object<TireCustomer>({
  encryptedPhoneNumber: token,
  obfuscatedPhoneNumber: words,
  regNo: words,
}).options(known);

export const credentialsSchema = Joi.object<TireCredentials>({ authorizationToken: token }).options(known);

const wheel = Joi.object<Tire['wheel']>({
  name: words,
  rimDiameter: Joi.number().min(0).required(),
  sectionWidth: Joi.number().min(0).required(),
  threadPattern: words,
  threadDepth: Joi.number().min(0).required(),
  aspectRatio: Joi.number().min(0).required(),
  threadStatusId: Joi.number().integer().required(),
  threadStatusMessage: words,
});

const location = Joi.object<TireLocation>({
  erpId: Joi.string().required(),
  locationName: words,
  departmentName: words,
  phone: words,
  email: words,
});

const vehicle = Joi.object<TireVehicle>({
  regNo: Joi.string().required(),
  brandCode: words,
  brand: words,
  model: words,
  name: words,
  packageLevel: words,
  productId: words,
  tires: optional(Joi.array().items(Joi.object<Tire>({ equipmentPosition: words, wheel: wheel.required() })))
    .default([])
    .max(mostEntries),
  location: location.required(),
});

/** A status other than 0 comes without vehicles, and with a message for the visitor. */
export type ValidatedAnswer = Omit<TireValidated, 'vehicles'> & Partial<Pick<TireValidated, 'vehicles'>>;

export const validatedSchema = Joi.object<ValidatedAnswer>({
  status: Joi.number().integer().required(),
  message: optional(Joi.string().allow('')),
  vehicles: Joi.when('status', {
    is: 0,
    then: Joi.array().items(vehicle).max(mostEntries).required(),
    otherwise: Joi.any().strip(),
  }),
}).options(known);

export const daysSchema = Joi.object<TimeslotDays>({
  availableDates: Joi.array().items(Joi.object({ date })).max(mostEntries).required(),
}).options(known);

export const timesSchema = Joi.object<Timeslots>({
  availableTimeSlotDates: Joi.array()
    .items(Joi.object({ startTime: optional(Joi.array().items(time).max(mostEntries)).default([]) }))
    .max(mostEntries)
    .required(),
}).options(known);

/** A name that some systems keep as a number. */
const id = Joi.alternatives(Joi.string(), Joi.number()).required();
const customer = Joi.object({ firstName: words, lastName: words, email: words, phoneMobile: words });
const workshop = Joi.object({ name: words, address: words, email: words, phoneNumber: words });

/** Read leniently where only less would be shown: what is answered here is booked. */
export type ConfirmationAnswer = Pick<TireConfirmation, 'services' | 'freeText'> & {
  bookingConfirmationId: string | number;
  customerBase?: TireConfirmation['customerBase'];
};

export const confirmationSchema = Joi.object<ConfirmationAnswer>({
  bookingConfirmationId: id,
  customerBase: optional(customer),
  services: Joi.array()
    .items(
      Joi.object({
        name: words,
        appointmentTime: date,
        isFullDay: optional(Joi.boolean()).default(false),
        workshop: optional(workshop).default({ name: '', address: '', email: '', phoneNumber: '' }),
      }),
    )
    .required(),
  freeText: words,
}).options(known);

/** How the service says no. */
export const messageSchema = Joi.object<{ message: string }>({ message: Joi.string().required() })
  .required()
  .options(known);
