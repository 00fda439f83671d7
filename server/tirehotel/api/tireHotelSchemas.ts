import Joi from 'joi';
import { emailFault, nameFault, phoneFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import type { PhonePlan } from '../../../shared/kit/text/nationalPhone.ts';
import { withoutSeparators } from '../../../shared/kit/text/withoutSeparators.ts';
import type {
  TimeslotQuery,
  TireBookingCustomer,
  TireBookingRequest,
  TireReview,
} from '../../../shared/tirehotel/TireHotelTypes.ts';
import {
  codeLength,
  isTireEmail,
  ratingRange,
  regNoLength,
  tireRegNo,
} from '../../../shared/tirehotel/tireHotelRules.ts';

/** Joi's own messages repeat the input; these do not. */
const typed = (isRight: (text: string) => boolean, expected: string, most: number): Joi.StringSchema =>
  Joi.string()
    .max(most)
    .required()
    .custom((text: string, helpers) =>
      isRight(text) ? text : helpers.message({ custom: `{{#label}} must be ${expected}` }),
    );

const isDay = (text: string): boolean => {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};
const isWallTime = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d:00$/.test(text.slice(10));

/** Characters of a registration number, none of which a back end may read as another's. */
const platePattern = /^[A-ZÅÄÆÖØÜ\d]+(?:-[A-ZÅÄÆÖØÜ\d]+)?$/;
export const isPlate = (text: string): boolean => {
  const plate = normalizePlate(text);
  const { min, max } = regNoLength;
  return platePattern.test(plate) && plate.length >= min && withoutSeparators(text).length <= max;
};

/** Normalises a registration number for counters and look-ups. */
export function normalizePlate(text: string): string {
  return tireRegNo(text);
}

const regNo = typed(isPlate, `${String(regNoLength.min)} to ${String(regNoLength.max)} letters and digits`, 20);
const secret = Joi.string().min(1).max(8000).required();
const day = typed(isDay, 'a day, as YYYY-MM-DD', 10);
const wallTime = typed(isWallTime, 'a time, as YYYY-MM-DDTHH:mm:00', 19);
const name = typed((text) => nameFault(text) === null, `1 to ${String(fieldLimits.name)} signs`, 200);
/** A registration number, or for days the code of a brand. */
const plateOrBrand = typed(
  (text) => /^[\p{L}\p{N} ._-]+$/u.test(text),
  'a registration number or the code of a brand',
  40,
);

export const searchSchema = Joi.object<{ regNo: string }, true>({ regNo });
export const loginSchema = Joi.object<{ encryptedPhoneNumber: string }, true>({ encryptedPhoneNumber: secret });
export const validateSchema = Joi.object<{ authToken: string; otpToken: string }, true>({
  authToken: secret,
  otpToken: typed((text) => text.length === codeLength && /^\d+$/.test(text), `${String(codeLength)} digits`, 20),
});

const place = typed((text) => /^[\w.:-]+$/.test(text), 'the id of a workshop', 64);
export const workshopSchema = Joi.object<{ workshopIdentifier: string }, true>({ workshopIdentifier: place });
export const departmentSchema = Joi.object<{ departmentIdentifier: string }, true>({ departmentIdentifier: place });

export const timeslotSchema = Joi.object<TimeslotQuery, true>({
  startDate: day,
  endDate: day,
  regNo: plateOrBrand,
}).custom((query: TimeslotQuery, helpers) => {
  const days = (Date.parse(query.endDate) - Date.parse(query.startDate)) / 86_400_000;
  if (days >= 0 && days <= maxDays) return query;
  return helpers.message({ custom: `endDate must be startDate or at most ${String(maxDays)} days later` });
});
/** Slightly more than three months. */
const maxDays = 124;

/** Schema of a booking; `plan`: phone numbers of the site's country. */
export function bookingSchema(plan: PhonePlan): Joi.ObjectSchema<TireBookingRequest> {
  return Joi.object<TireBookingRequest, true>({
    bookingDate: wallTime,
    bookingStart: wallTime.allow(null),
    regNo,
    freeText: Joi.string().max(fieldLimits.message).allow('').required(),
    customer: Joi.object<TireBookingCustomer, true>({
      firstName: name,
      lastName: name,
      email: typed((text) => isTireEmail(text) && emailFault(text) === null, 'an e-mail address', fieldLimits.email),
      phoneMobile: typed(
        (text) => phoneFault(text, plan, fieldLimits.mobile) === null,
        `${String(fieldLimits.mobile.min)} to ${String(fieldLimits.mobile.max)} digits, with or without + and separators`,
        40,
      ),
    }).required(),
  }).custom((request: TireBookingRequest, helpers) => {
    if (request.bookingStart === null || request.bookingStart === request.bookingDate) return request;
    return helpers.message({ custom: 'bookingStart must be the same as bookingDate, or null' });
  });
}

const maxReviewCharacters = 1000;

export const reviewSchema = Joi.object<TireReview, true>({
  rating: Joi.number().integer().min(ratingRange.min).max(ratingRange.max).required(),
  comment: Joi.string().max(maxReviewCharacters).allow('').required(),
  date: typed(
    (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
    'an instant, as ISO 8601',
    40,
  ),
});

/** No parameters: the cookie identifies the visitor. */
export const emptySchema = Joi.object<Record<string, never>>({});
