import type { Request } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { uuidPattern } from './uuidPattern.ts';

/**
 * Returns the header Idempotency-Key in lower case; null without it.
 * @throws ProblemError 400 for a key that is no UUID
 */
export function readRequestKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!uuidPattern.test(key)) {
    throw new ProblemError(400, 'Invalid request', 'The header Idempotency-Key must be a UUID.');
  }
  return key.toLowerCase();
}

/**
 * Returns the header Idempotency-Key in lower case.
 * @throws ProblemError 400 for a key that is missing or no UUID
 */
export function requireRequestKey(request: Request): string {
  const key = readRequestKey(request);
  if (key === null) throw new ProblemError(400, 'Invalid request', 'The header Idempotency-Key is missing.');
  return key;
}
