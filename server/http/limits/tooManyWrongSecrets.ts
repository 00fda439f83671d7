import type { Response } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';

/** Sets Retry-After; returns the problem of a network that has sent too many wrong secrets. */
export function tooManyWrongSecrets(response: Response, waitSeconds: number): ProblemError {
  response.set('Retry-After', String(waitSeconds));
  return new ProblemError(
    429,
    'Too many attempts',
    `Your network has sent too many wrong secrets. Wait ${String(waitSeconds)} seconds, then send the right one.`,
  );
}
