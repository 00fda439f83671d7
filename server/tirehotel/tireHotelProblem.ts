import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Problem } from '../../shared/kit/problem.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { logFailure } from '../http/logFailure.ts';
import { createRefusalLog } from '../http/createRefusalLog.ts';
import { databaseFailureIn } from '../storage/DatabaseUnavailableError.ts';
import { TireHotelError, tireHotelStatus } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { requestLanguage } from '../site/requestLanguage.ts';
import { siteOfAnswer } from '../site/siteOfRequest.ts';
import {
  searchExpiredMessage,
  tireHotelMessages,
  tooManyMessage,
  tooSoonMessage,
  wrongCodeMessage,
} from './tireHotelMessages.ts';

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
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const isForeign = !readsDeliveredWords(request, response);
    const problem = error instanceof TireHotelError ? buildProblem(error, isForeign) : otherProblem(error);
    if (problem.status >= 500 && !(error instanceof ProblemError)) {
      logFailure(logger, response, 'tireHotel.failed', { code: problem.code, ...describeError(error) });
    } else if (error instanceof TireHotelError) logRefusal({ code: problem.code });
    const waitSeconds = retryAfterSeconds(error, problem.status);
    if (waitSeconds !== undefined) response.set('Retry-After', String(waitSeconds));
    response
      .status(problem.status)
      .type('application/problem+json')
      .set('Cache-Control', 'no-store')
      .send(JSON.stringify(problem));
  };
}

function retryAfterSeconds(error: unknown, status: number): number | undefined {
  if (error instanceof TireHotelError && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
  return status === 503 ? databaseFailureIn(error)?.retryAfterSeconds : undefined;
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
    status: code === 'ServerError' && databaseFailureIn(error) ? 503 : tireHotelStatus[code],
    detail: message,
    message,
    code,
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(canCheck ? { canCheck } : {}),
    ...(isForeign || isStandard(error) ? { isStandard: true } : {}),
  };
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
  const problem = plainProblem(error);
  const { status } = problem;
  const code = status === 429 ? 'TooMany' : status < 500 ? 'InvalidRequest' : 'ServerError';
  return { ...problem, message: tireHotelMessages[code], code, isStandard: true };
}

function plainProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  const plain = (of: number, title: string, detail: string): Problem => ({
    type: 'about:blank',
    title,
    status: of,
    detail,
  });
  if (type === 'entity.too.large')
    return plain(413, 'Too large', 'The body is larger than the maximum of this address (16 kB).');
  if (type === 'entity.parse.failed') {
    return plain(400, 'Malformed JSON', 'The body is not valid JSON. Send a JSON object.');
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return plain(status, 'Bad request', 'The request cannot be read. Check its address, headers and encoding.');
  }
  if (databaseFailureIn(error)) {
    return plain(
      503,
      titles.ServerError,
      'The tire hotel is not available: its database does not respond. Try again later.',
    );
  }
  const detail = 'Something went wrong on the server. Report the x-request-id of this response to find it in the logs.';
  return plain(500, 'Internal error', detail);
}

/** Kinds of an error and its causes, without user input. */
function describeError(error: unknown): { reason: string; at?: string; cause?: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  // for failures of the tire system the stack only shows TireHotelService, which passes them on
  const at = error instanceof TireHotelError ? undefined : /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1];
  const cause = error.cause === undefined ? {} : { cause: errorKind(error.cause) };
  return { reason: errorKind(error), ...(at ? { at } : {}), ...cause };
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}
