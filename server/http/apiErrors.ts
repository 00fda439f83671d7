import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { Problem } from '../../shared/kit/problem.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { OverloadedError } from './overload/OverloadedError.ts';
import { databaseFailureIn } from '../storage/DatabaseUnavailableError.ts';
import { logFailure } from './logFailure.ts';

/** Responds to /api requests without a route. */
export const apiNotFound: RequestHandler = (request, _response, next) => {
  next(new ProblemError(404, 'Not found', `There is nothing at ${request.method} ${request.baseUrl}${request.path}.`));
};

/** Responds to every error of /api with problem+json. Internal errors are logged and become a plain 500. */
export function apiErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = toProblem(error);
    if (error instanceof OverloadedError) {
      response.locals['isRefused'] = true;
      response.set('Retry-After', String(error.retryAfterSeconds));
    } else if (problem.status >= 500) {
      const failure = databaseFailureIn(error);
      if (failure) response.set('Retry-After', String(failure.retryAfterSeconds));
      logFailure(logger, response, 'api.failed', failure ? { reason: `${failure.name} ${failure.code}` } : { error });
    }
    response
      .status(problem.status)
      .type('application/problem+json')
      .set('Cache-Control', 'no-store')
      .send(JSON.stringify(problem));
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof OverloadedError) {
    return problem(503, 'Overloaded', 'The server is busy. Send the request again after the time in Retry-After.');
  }
  if (databaseFailureIn(error)) {
    return problem(503, 'Not available', 'Nothing was changed: the database is not available. Try again later.');
  }
  const { type, status, limit } = (error ?? {}) as { type?: unknown; status?: unknown; limit?: unknown };
  if (type === 'entity.parse.failed') {
    return problem(
      400,
      'Malformed JSON',
      'The body is not valid JSON. Send a JSON object with Content-Type application/json.',
    );
  }
  if (type === 'entity.too.large') {
    const kilobytes = Math.round(Number(limit) / 1024);
    return problem(413, 'Too large', `The body is larger than the maximum of this address (${String(kilobytes)} kB).`);
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return problem(status, 'Bad request', 'The request cannot be read. Check its address, headers and encoding.');
  }
  return problem(
    500,
    'Internal error',
    'Something went wrong on the server. Report the x-request-id of this response to find it in the logs.',
  );
}

function problem(status: number, title: string, detail: string): Problem {
  return { type: 'about:blank', title, status, detail };
}
