import type { RequestHandler } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';

/** Refuses bodies that are not JSON: forms of other sites cannot send it. */
export const onlyJson: RequestHandler = (request, _response, next) => {
  if (!/^application\/json\s*(;|$)/i.test(request.get('content-type') ?? '')) {
    throw new ProblemError(415, 'Unsupported media type', 'Send JSON, with Content-Type application/json.');
  }
  next();
};
