import type { ErrorRequestHandler, Response } from 'express';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingErrorCode, BookingFailure } from '../../../shared/booking/BookingError.ts';
import { toWireCode } from '../../../shared/booking/wireCode.ts';
import type { CarQuestions, FreeTime } from '../../../shared/booking/BookingTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { createRefusalLog } from '../../http/limits/createRefusalLog.ts';
import { describeError } from '../../http/logging/describeError.ts';
import { generalProblem } from '../../http/api/generalProblem.ts';
import { problemHandler } from '../../http/api/problemHandler.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Problem document with the documented member of booking errors. It also lists free times in place of a taken one. */
interface BookingProblem extends Omit<Problem, 'errors'> {
  errors: { 'Error Result': [string] };
  freeTimes?: FreeTime[];
  /** Questions to the customer about a car that was not found. */
  questions?: CarQuestions;
  /** Name of the chosen add-on that is out at the requested time. */
  addon?: string;
  /** Reason of a refusal, in the booking system's words to the customer. */
  message?: string;
  /** "mail": send the request again, with the code mailed to the customer as confirmationCode. */
  confirmation?: 'mail';
  /** Set when the request had a confirmationCode that is wrong. */
  isWrongCode?: true;
  /** Set when a booking failed and certainly nothing is booked. */
  nothingBooked?: true;
  /** Set when the outcome is unknown and a retry cannot clarify it until the workshop has looked it up. */
  onlyWorkshopTells?: true;
}

const problems: Record<BookingErrorCode, Pick<Problem, 'status' | 'title' | 'detail'>> = {
  InvalidReg: {
    status: 400,
    title: 'Invalid registration number',
    detail: 'This is not a registration number of the site’s country. Check it.',
  },
  VehicleNotFound: {
    status: 404,
    title: 'No such vehicle',
    detail: 'The vehicle register has no vehicle with this registration number. Check it.',
  },
  BrandNotSupported: {
    status: 400,
    title: 'Brand not supported',
    detail: 'The workshops do not take vehicles of this brand.',
  },
  InvalidRequest: {
    status: 400,
    title: 'Invalid request',
    detail: 'The request names something that does not exist: check department, services and time.',
  },
  TimeslotNotAvailable: {
    status: 409,
    title: 'Time taken',
    detail:
      'Nothing was booked: the time is taken, or the add-on that addon names is out then. freeTimes lists the nearest ' +
      'free times, if there are any.',
  },
  CarAlreadyBooked: {
    status: 409,
    title: 'Car already booked',
    detail:
      'Nothing was booked: the car has a booking that overlaps the time. If mail or phone of the request are those of ' +
      'that booking, its link was mailed to its address.',
  },
  Refused: {
    status: 409,
    title: 'Refused',
    detail: 'Nothing was booked: the booking system refused it. message has its reason, if it gave one.',
  },
  NotBooked: {
    status: 409,
    title: 'Not booked',
    detail: 'The workshop has checked: nothing was booked. Use a new Idempotency-Key to book.',
  },
  LinkInvalid: {
    status: 404,
    title: 'No such booking',
    detail: 'No booking has this link. Use the complete link in the confirmation mail.',
  },
  TooLate: {
    status: 409,
    title: 'Too late',
    detail: "The workshop's limit for changes has passed. Call the workshop.",
  },
  TooManyRequests: {
    status: 429,
    title: 'Too many requests',
    detail: 'The booking system accepts no more requests at the moment. Try again in a minute.',
  },
  OutcomeUnknown: {
    status: 504,
    title: 'Outcome unknown',
    detail:
      'It is unknown whether the booking was made. Send it again with the same Idempotency-Key: nothing is booked twice.',
  },
  ServerError: {
    status: 502,
    title: 'Booking unavailable',
    detail: 'The booking system behind this address has failed. Try again in a minute.',
  },
};

const keyReusedProblem = {
  status: 422,
  title: 'Idempotency-Key of another request',
  detail: 'Nothing was changed: the key was already used for another request. Use a new key.',
};

const unconfirmedDetail =
  'Nothing was booked: too many bookings. To confirm the mail address, send the request again with the code that was ' +
  'mailed to it, as confirmationCode.';

const noDatabase = {
  status: 503,
  title: 'Booking unavailable',
  detail:
    'Bookings cannot be stored at the moment. Send the same request again after the time in Retry-After, or call the workshop.',
};

/** Returns a failure as it may be passed on: of a brand, letters, figures and a few marks are kept. */
export function passedOnFailure(failure: BookingFailure): BookingFailure {
  if (failure.code !== 'BrandNotSupported') return failure;
  const brand = cutText(failure.brand.replace(/[^\p{L}\p{N} .&+-]/gu, '').trim(), 60);
  return { ...failure, brand };
}

/** Code and brand of a failure, for the log. */
export function loggedFailure(failure: BookingFailure): { code: string; brand?: string } {
  const { code } = failure;
  return code === 'BrandNotSupported' ? { code, brand: failure.brand } : { code };
}

function buildProblem(error: BookingError, site: SiteConfig | undefined): BookingProblem {
  const failure = passedOnFailure(error.failure);
  const { code } = failure;
  const isWithoutDatabase = code === 'ServerError' && databaseFailureIn(error) !== null;
  const isKeyReused = code === 'InvalidRequest' && failure.isKeyReused === true;
  const known = isKeyReused ? keyReusedProblem : problems[code];
  const { status, title, detail } = isWithoutDatabase ? noDatabase : known;
  const detailed =
    (code === 'InvalidRequest' && failure.detail) ||
    (code === 'InvalidReg' && plateDetail(site)) ||
    (code === 'TooManyRequests' && failure.confirmation && unconfirmedDetail) ||
    detail;
  return {
    type: 'about:blank',
    title,
    status,
    detail: detailed,
    errors: { 'Error Result': [toWireCode(failure)] },
    ...wireData(failure),
  };
}

function plateDetail(site: SiteConfig | undefined): string {
  return site ? `This is not a registration number, such as ${site.plates.example}. Check it.` : '';
}

/** Data of a failure that is sent to the client. */
function wireData(failure: BookingFailure): Omit<BookingProblem, keyof Problem> {
  switch (failure.code) {
    case 'InvalidReg':
    case 'VehicleNotFound':
      return failure.questions ? { questions: failure.questions } : {};
    case 'TimeslotNotAvailable':
      return {
        freeTimes: failure.freeTimes?.slice(0, 3) ?? [],
        ...(failure.addon ? { addon: failure.addon } : {}),
      };
    case 'TooManyRequests': {
      const { confirmation, isWrongCode } = failure;
      return confirmation ? { confirmation, ...(isWrongCode ? { isWrongCode } : {}) } : {};
    }
    case 'Refused':
      return failure.words ? { message: failure.words } : {};
    case 'ServerError':
      return failure.nothingBooked ? { nothingBooked: true } : {};
    case 'OutcomeUnknown':
      return failure.onlyWorkshopTells ? { onlyWorkshopTells: true } : {};
    default:
      return {};
  }
}

/**
 * Responds to every error of the booking API with a BookingProblem.
 * Errors of the gateway keep their code, refused requests become InvalidRequest or TooManyRequests, everything else
 * ServerError. Faults of this server are logged without their texts, which may hold what a visitor typed. Refusals are
 * counted and logged by code, BrandNotSupported with its brand.
 */
export function bookingErrors(logger: Logger): ErrorRequestHandler {
  const logRefusal = createRefusalLog(logger, 'booking.refused');
  return problemHandler<BookingProblem>({
    logger,
    event: 'booking.failed',
    toProblem: (error, _request, response) =>
      error instanceof BookingError ? buildProblem(error, siteOfAnswer(response)) : otherProblem(error),
    describe: (error, { errors }) =>
      error instanceof ProblemError ? null : { code: errors['Error Result'][0], ...describeError(error) },
    logRefusal: (error, _problem, response) => {
      if (!(error instanceof BookingError)) return;
      logRefusal({ ...loggedFailure(passedOnFailure(error.failure)), ...siteNameOf(response) });
    },
    retryAfterSeconds: (error) =>
      error instanceof BookingError && error.failure.code === 'TooManyRequests'
        ? error.failure.retryAfterSeconds
        : undefined,
  });
}

function siteNameOf(response: Response): { site?: string } {
  const site = siteOfAnswer(response);
  return site ? { site: site.name } : {};
}

function otherProblem(error: unknown): BookingProblem {
  const { status, title, detail } = generalProblem(error, noDatabase);
  const code = status === 429 ? 'TooManyRequests' : status < 500 ? 'InvalidRequest' : 'ServerError';
  return { type: 'about:blank', title, status, detail, errors: { 'Error Result': [code] } };
}
