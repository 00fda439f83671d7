import type { ErrorRequestHandler, Request, Response } from 'express';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import type { LogEvent } from '../../../shared/kit/LogEvent.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { logFailure } from '../logging/logFailure.ts';
import { OverloadedError } from '../overload/OverloadedError.ts';

/** Settings for the errors of one API. */
export interface ProblemFormat<P extends { status: number }> {
  logger: Logger;
  /** Log event of a problem with status 500 or above: "booking.failed". */
  event: LogEvent;
  /** Returns the problem document of any error. */
  toProblem: (error: unknown, request: Request, response: Response) => P;
  /** Facts of a failure for the log, without user input; null when it needs no line. */
  describe: (error: unknown, problem: P) => LogFacts | null;
  /** Logs a problem below 500. */
  logRefusal?: (error: unknown, problem: P, response: Response) => void;
  /** Seconds to wait that the room knows; else those of an overload or of a failed database are sent. */
  retryAfterSeconds?: (error: unknown) => number | undefined;
}

/**
 * Responds to every error of an API with problem+json, and logs it.
 * Each API that has a format of its own uses it once, after its routes.
 */
export function problemHandler<P extends { status: number }>(format: ProblemFormat<P>): ErrorRequestHandler {
  const { logger, event, toProblem, describe, logRefusal } = format;
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = toProblem(error, request, response);
    const waitSeconds = format.retryAfterSeconds?.(error) ?? usualRetryAfterSeconds(error, problem.status);
    if (waitSeconds !== undefined) response.set('Retry-After', String(waitSeconds));
    if (error instanceof OverloadedError) response.locals['isRefused'] = true;
    else if (problem.status >= 500) {
      const facts = describe(error, problem);
      if (facts) logFailure(logger, response, event, facts);
    } else logRefusal?.(error, problem, response);
    response
      .status(problem.status)
      .type('application/problem+json')
      .set('Cache-Control', 'no-store')
      .send(JSON.stringify(problem));
  };
}

function usualRetryAfterSeconds(error: unknown, status: number): number | undefined {
  if (error instanceof OverloadedError) return error.retryAfterSeconds;
  return status === 503 ? databaseFailureIn(error)?.retryAfterSeconds : undefined;
}
