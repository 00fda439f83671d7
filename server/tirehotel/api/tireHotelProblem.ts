import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { describeError } from '../../http/logging/describeError.ts';
import type { ErrorDescription } from '../../http/logging/describeError.ts';
import { generalProblem } from '../../http/api/generalProblem.ts';
import { problemHandler } from '../../http/api/problemHandler.ts';
import { createRefusalLog } from '../../http/limits/createRefusalLog.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { TireHotelError, tireHotelStatus } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { requestLanguage } from '../../site/requestLanguage.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import {
  searchExpiredMessage,
  tireHotelMessages,
  tooManyMessage,
  tooSoonMessage,
  wrongCodeMessage,
} from '../tireHotelMessages.ts';

/** Error response of the tire hotel; `message` is for the visitor. */
export interface TireHotelProblem extends Problem {
  message: string;
  code: TireHotelErrorCode;
  triesLeft?: number;
  /** For an unknown outcome: true when a retry with the same key may return it. */
  canCheck?: true;
  /** The page shows its own text for the code: the message adds nothing, or is in another language. */
  isStandard?: true;
}

const titles: Record<TireHotelErrorCode, string> = {
  NoAgreement: 'No agreement',
  InvalidRequest: 'Invalid request',
  WrongCode: 'Wrong code',
  CodeExpired: 'Code expired',
  TooMany: 'Too many requests',
  NoSession: 'No session',
  OtherVehicle: 'Other vehicle',
  TimeTaken: 'Time taken',
  CarAlreadyBooked: 'Car already booked',
  NotBooked: 'Not booked',
  BookingOpen: 'Booking open',
  OutcomeUnknown: 'Outcome unknown',
  ServerError: 'Tire hotel unavailable',
};

/**
 * Responds to every error of the tire hotel API with a TireHotelProblem, and Retry-After for a delay.
 * Faults of this server are logged by kind, without their texts, which may hold what a visitor typed. Refusals are
 * counted and logged by code.
 */
export function tireHotelErrors(logger: Logger): ErrorRequestHandler {
  const logRefusal = createRefusalLog(logger, 'tireHotel.refused');
  return problemHandler<TireHotelProblem>({
    logger,
    event: 'tireHotel.failed',
    toProblem: (error, request, response) =>
      error instanceof TireHotelError
        ? buildProblem(error, !readsDeliveredWords(request, response))
        : otherProblem(error),
    describe: (error, { code }) => (error instanceof ProblemError ? null : { code, ...describeFailure(error) }),
    logRefusal: (error, { code }) => {
      if (error instanceof TireHotelError) logRefusal({ code });
    },
    retryAfterSeconds: (error) => (error instanceof TireHotelError ? error.retryAfterSeconds : undefined),
  });
}

/** True when a page is in the language of the tire system's messages: the first one of the site. */
export function readsDeliveredWords(request: Request, response: Response): boolean {
  const [first] = siteOfAnswer(response)?.languages ?? [];
  return first === undefined || requestLanguage(request, response) === first;
}

function buildProblem(error: TireHotelError, isForeign: boolean): TireHotelProblem {
  const { code, message, triesLeft, canCheck } = error;
  const title = titles[code];
  return {
    type: 'about:blank',
    title,
    status: statusOf(error),
    detail: message,
    message,
    code,
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(canCheck ? { canCheck } : {}),
    ...(isForeign || isStandard(error) ? { isStandard: true } : {}),
  };
}

function statusOf(error: TireHotelError): number {
  if (error.isKeyReused) return 422;
  return error.code === 'ServerError' && databaseFailureIn(error) ? 503 : tireHotelStatus[error.code];
}

/** True when an error adds nothing to its code. */
function isStandard({ code, message, triesLeft, retryAfterSeconds = 0 }: TireHotelError): boolean {
  if (message === tireHotelMessages[code]) return true;
  if (code === 'CodeExpired') return message === searchExpiredMessage;
  if (code === 'WrongCode') return triesLeft !== undefined && message === wrongCodeMessage(triesLeft);
  if (code === 'TooMany') return [tooManyMessage, tooSoonMessage].some((words) => words(retryAfterSeconds) === message);
  return false;
}

function otherProblem(error: unknown): TireHotelProblem {
  const problem = generalProblem(error, noDatabase);
  const { status } = problem;
  const code = status === 429 ? 'TooMany' : status < 500 ? 'InvalidRequest' : 'ServerError';
  return { ...problem, message: tireHotelMessages[code], code, isStandard: true };
}

const noDatabase = {
  title: titles.ServerError,
  detail: 'The tire hotel is not available: its database does not respond. Try again later.',
};

/** For failures of the tire system the stack only shows TireHotelService, which passes them on. */
function describeFailure(error: unknown): ErrorDescription {
  const { at, ...kinds } = describeError(error);
  return at === undefined || error instanceof TireHotelError ? kinds : { ...kinds, at };
}
