import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { generalProblem } from './generalProblem.ts';
import { problemHandler } from './problemHandler.ts';

/** Responds to /api requests without a route. */
export const apiNotFound: RequestHandler = (request, _response, next) => {
  next(new ProblemError(404, 'Not found', `There is nothing at ${request.method} ${request.baseUrl}${request.path}.`));
};

/** Responds to every error of /api with problem+json. Internal errors are logged and become a plain 500. */
export function apiErrors(logger: Logger): ErrorRequestHandler {
  return problemHandler({
    logger,
    event: 'api.failed',
    toProblem: (error) => generalProblem(error),
    describe: (error) => {
      const failure = databaseFailureIn(error);
      return failure ? { reason: `${failure.name} ${failure.code}` } : { error };
    },
  });
}
