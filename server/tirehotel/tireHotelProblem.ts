import type { ErrorRequestHandler } from 'express';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Problem } from '../../shared/kit/problem.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { createRefusalLog } from '../http/createRefusalLog.ts';
import { TireHotelError, tireHotelStatus } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { tireHotelMessages, tooManyMessage, tooSoonMessage, wrongCodeMessage } from './tireHotelMessages.ts';

/** How every error of the tire hotel is answered; `message` is for the visitor. */
export interface TireHotelProblem extends Problem {
  message: string;
  code: TireHotelErrorCode;
  triesLeft?: number;
  /** Of an unknown outcome: asked again with its key, the tire system may tell. */
  canCheck?: true;
  /** The message says what the code says; a page has words of its own, in its own language. */
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
 * Answers every error of a tire hotel's address as a TireHotelProblem, with Retry-After where one has to wait. Logs
 * what is our side's fault by its kind, without its texts: they may hold what a visitor typed. Refusals are counted and
 * logged by their code.
 */
export function tireHotelErrors(logger: Logger): ErrorRequestHandler {
  const logRefusal = createRefusalLog(logger, 'tireHotel.refused');
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = error instanceof TireHotelError ? problemOf(error) : otherProblem(error);
    if (problem.status >= 500 && !(error instanceof ProblemError)) {
      logger.error('tireHotel.failed', { code: problem.code, ...kindsOf(error) });
    } else if (error instanceof TireHotelError) logRefusal({ code: problem.code });
    if (error instanceof TireHotelError && error.retryAfterSeconds !== undefined) {
      response.set('Retry-After', String(error.retryAfterSeconds));
    }
    response
      .status(problem.status)
      .type('application/problem+json')
      .set('Cache-Control', 'no-store')
      .send(JSON.stringify(problem));
  };
}

function problemOf(error: TireHotelError): TireHotelProblem {
  const { code, message, triesLeft, canCheck } = error;
  const title = titles[code];
  return {
    type: 'about:blank',
    title,
    status: tireHotelStatus[code],
    detail: message,
    message,
    code,
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(canCheck ? { canCheck } : {}),
    ...(isStandard(error) ? { isStandard: true } : {}),
  };
}

/** Whether an error says nothing but what its code says. */
function isStandard({ code, message, triesLeft, retryAfterSeconds = 0 }: TireHotelError): boolean {
  if (message === tireHotelMessages[code]) return true;
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
    return plain(413, 'Too large', 'The body is larger than this address takes (16 kB).');
  if (type === 'entity.parse.failed') {
    return plain(400, 'Malformed JSON', 'The body is not valid JSON. Send a JSON object.');
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return plain(status, 'Bad request', 'The request cannot be read. Check its address, headers and encoding.');
  }
  const detail = 'Something went wrong on our side. The x-request-id of this answer names it in our logs.';
  return plain(500, 'Internal error', detail);
}

/** What an error and its causes are, in words that cannot hold what was typed. */
function kindsOf(error: unknown): { reason: string; at?: string; cause?: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  // of the tire system's failures it is TireHotelService that passes them on
  const at = error instanceof TireHotelError ? undefined : /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1];
  const cause = error.cause === undefined ? {} : { cause: kindOf(error.cause) };
  return { reason: kindOf(error), ...(at ? { at } : {}), ...cause };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}
