import Joi from 'joi';
import type {
  BookingCustomer,
  BookingRequest,
  CarModel,
  DescribedCar,
  OfferingRequest,
  VehicleCode,
} from '../../../shared/booking/BookingTypes.ts';
import {
  describedCarFaults,
  maxModelLength,
  normalizeDescribedCar,
} from '../../../shared/booking/request/describedCar.ts';
import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import { emailFault, nameFault, phoneFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { PhonePlan } from '../../../shared/kit/text/nationalPhone.ts';
import type { DistanceUnit } from '../../../shared/site/SiteTypes.ts';
import { addDays, wallTime } from '../../../shared/kit/time/zonedTime.ts';

const maxServices = 30;
const maxUnits = 99;
/** Latest day that a request may book, in days from today. */
const maxDaysAhead = 366;
/** First day of the week shown, at most so many days ago. */
const maxDaysBack = 6;
/** Retries of a booking with a lost response are accepted so many days after its time. */
const maxRetryAgeDays = 7;

const departmentId = Joi.string().pattern(/^[\w.:-]{1,64}$/, 'department id');
const code = /^[\p{L}\p{N}_.:-]{1,64}$/u;
/** Mileage, realistic in the unit. */
export const mileageIn = (unit: DistanceUnit): Joi.NumberSchema => Joi.number().integer().min(1).max(maxMileage[unit]);
const latitude = Joi.number().min(-90).max(90).required();
const longitude = Joi.number().min(-180).max(180).required();

/** Parses "a,b" into ['a', 'b']. */
const serviceOfferings = Joi.string()
  .max(maxServices * 65)
  .required()
  .custom((text: string, helpers) => {
    const codes = [...new Set(text.split(','))];
    if (codes.length <= maxServices && codes.every((each) => code.test(each))) return codes;
    return helpers.message({ custom: `{{#label}} must be 1 to ${maxServices} codes, separated by commas` });
  });

const isoDate = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):00$/;

/** Clock with the time zone of the workshops. */
export interface WorkshopClock extends Clock {
  /** IANA name. */
  timeZone: string;
}

/** Clock, phone numbers and unit of mileages of a site. */
export interface SiteRules extends WorkshopClock {
  distanceUnit: DistanceUnit;
  phonePlan: PhonePlan;
  vehicleCodes: readonly VehicleCode[];
}

/** Wall-clock text of an existing date between two days relative to today, both included. */
export function wallClockText(clock: WorkshopClock, earliest: number, latest: number): Joi.StringSchema {
  return Joi.string()
    .max(40)
    .required()
    .custom((text: string, helpers) => {
      const [, date = '', hour = '', minute = ''] = isoDate.exec(text) ?? [];
      const instant = Date.parse(`${date}T00:00:00Z`);
      const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
      if (!isDay || Number(hour) > 23 || Number(minute) > 59) {
        return helpers.message({ custom: '{{#label}} must be a time of the form YYYY-MM-DDTHH:mm:00' });
      }
      const { date: today } = wallTime(clock.now().getTime(), clock.timeZone);
      if (date < addDays(today, earliest)) return helpers.message({ custom: '{{#label}} has passed' });
      if (date > addDays(today, latest)) return helpers.message({ custom: '{{#label}} is too far ahead' });
      return text;
    });
}

/** Text that passes a validation rule of the forms. */
function typed(faultOf: (text: string) => string | null): Joi.StringSchema {
  return Joi.string()
    .required()
    .custom((text: string, helpers) => {
      const fault = faultOf(text);
      return fault === null ? text : helpers.message({ custom: `{{#label}} is ${fault}` });
    });
}

const note = Joi.string().max(fieldLimits.message).allow('').required();

export const serviceOfferingRequests = Joi.array()
  .items(
    Joi.object<OfferingRequest, true>({
      kobraId: Joi.string().pattern(code, 'code of an offering').required(),
      unitsSelected: Joi.number().integer().min(1).max(maxUnits).required(),
      userInput: note,
    }),
  )
  .min(1)
  .max(maxServices)
  .unique('kobraId')
  .required();

const modelText = Joi.string().max(maxModelLength).allow('');

/** Query parameters with the model of a described car; its numbers are in no address. */
interface ModelQuery {
  brand?: string | undefined;
  model?: string | undefined;
}
const modelQuery = { brand: modelText, model: modelText };

/** Returns the model in a query; undefined without one. */
export function describedModel({ brand, model }: ModelQuery): CarModel | undefined {
  return brand === undefined && model === undefined ? undefined : { brand: brand ?? '', model: model ?? '' };
}

export const carQuerySchema = Joi.object<ModelQuery, true>(modelQuery).unknown();

export const positionSchema = Joi.object<ModelQuery & { lat: number; lng: number }, true>({
  ...modelQuery,
  lat: latitude,
  lng: longitude,
});

export const offeringsSchema = Joi.object<ModelQuery & { serviceOfferings: string[] }>({
  ...modelQuery,
  serviceOfferings,
});

/** A described car, normalised. */
function describedCar({ vehicleCodes, ...clock }: SiteRules): Joi.ObjectSchema<DescribedCar> {
  const codes = [...vehicleCodes];
  const text = Joi.string().max(60).allow('').required();
  return Joi.object<DescribedCar, true>({
    brand: text,
    model: text,
    year: text,
    vin: text,
    codes: Joi.object().pattern(Joi.string().max(12), text).max(4).required(),
  }).custom((typed: DescribedCar, helpers) => {
    const car = normalizeDescribedCar(typed, { codes });
    const { date } = wallTime(clock.now().getTime(), clock.timeZone);
    const wrong = Object.keys(describedCarFaults(car, { codes }, Number(date.slice(0, 4))));
    return wrong.length === 0
      ? car
      : helpers.message({ custom: `{{#label}} does not identify a car: check ${wrong.join(', ')}` });
  });
}

export const departmentSchema = Joi.object<{ departmentId: string }, true>({ departmentId: departmentId.required() });

export const pricePathSchema = Joi.object<{ mileage: number; departmentId: string }>({
  mileage: mileageIn('km').required(),
  departmentId: departmentId.required(),
});

/** `registrationNumber` is validated elsewhere. */
export const closestSchema = Joi.object<
  ModelQuery & {
    regNo: string;
    serviceOfferings: string[];
    latitude: number;
    longitude: number;
    cursor: string;
    sort: 'distance' | 'firstTime';
  }
>({
  ...modelQuery,
  regNo: Joi.string().max(20).required(),
  serviceOfferings,
  latitude,
  longitude,
  cursor: departmentId.allow('').default(''),
  sort: Joi.valid('distance', 'firstTime').default('distance'),
});

export const lastEventSchema = Joi.object<{ lastEventId: string }, true>({
  lastEventId: departmentId.allow('').default(''),
});

export const brandSchema = Joi.object<{ brand: string }, true>({
  brand: Joi.string()
    .pattern(/^[\p{L}\p{N} .&+-]{1,60}$/u, 'name of a brand')
    .required(),
});

/** Schemas with date limits relative to today. */
export function datedSchemas(clock: SiteRules): {
  timeslotPath: Joi.ObjectSchema<{ departmentId: string; from: string }>;
  /** With an idempotency key it may be a retry: only the booking system can tell that its day has passed. */
  booking(hasKey: boolean): Joi.ObjectSchema<BookingRequest>;
} {
  const midnight = wallClockText(clock, -maxDaysBack, maxDaysAhead)
    .pattern(/T00:00:00$/, 'a date followed by T00:00:00')
    .required();
  const [first, again] = [bookingSchema(clock, 0), bookingSchema(clock, -maxRetryAgeDays)];
  return {
    timeslotPath: Joi.object<{ departmentId: string; from: string }, true>({
      departmentId: departmentId.required(),
      from: midnight,
    }),
    booking: (hasKey) => (hasKey ? again : first),
  };
}

/** @param earliest days from today. Times earlier today pass: the booking system rejects them. */
function bookingSchema(clock: SiteRules, earliest: number): Joi.ObjectSchema<BookingRequest> {
  return Joi.object<BookingRequest, true>({
    customer: Joi.object<BookingCustomer, true>({
      firstName: typed(nameFault),
      lastName: typed(nameFault),
      phone: typed((phone) => phoneFault(phone, clock.phonePlan)),
      email: typed(emailFault),
    }).required(),
    freeText: note,
    departmentId: departmentId.required(),
    timeSlot: wallClockText(clock, earliest, maxDaysAhead).when('isFullDay', {
      is: true,
      then: Joi.string().pattern(/T08:00:00$/, 'a date followed by T08:00:00, as the day is left at'),
    }),
    isFullDay: Joi.boolean().required(),
    registrationNumber: Joi.string().max(20).required(),
    described: describedCar(clock),
    mileage: mileageIn(clock.distanceUnit).allow(null).required(),
    serviceOfferingRequests,
    hold: Joi.string().max(200),
    confirmationCode: Joi.string().max(20),
  });
}

/** Request for a place on the waiting list of a day (YYYY-MM-DD). */
export function waitingSchema(clock: SiteRules): Joi.ObjectSchema<WaitingRequest> {
  return Joi.object<WaitingRequest, true>({
    departmentId: departmentId.required(),
    day: Joi.string()
      .required()
      .custom((text: string, helpers) => {
        const { error } = wallClockText(clock, 0, maxDaysAhead).validate(`${text}T00:00:00`);
        return error ? helpers.message({ custom: '{{#label}} must be a day of the next year, as YYYY-MM-DD' }) : text;
      }),
    registrationNumber: Joi.string().max(20).required(),
    described: describedCar(clock),
    mileage: mileageIn(clock.distanceUnit).allow(null).required(),
    serviceOfferingRequests,
    email: typed(emailFault),
    phone: typed((phone) => (phone === '' ? null : phoneFault(phone, clock.phonePlan))).allow(''),
  });
}
