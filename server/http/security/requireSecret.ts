import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { createAttemptLimit } from '../limits/createAttemptLimit.ts';
import { clientAddress } from './clientAddress.ts';
import { sameSecret } from './sameSecret.ts';

/** Failed authentications per client address; ten times as many from all addresses together. */
const failuresPerMinute = 10;
const minuteMs = 60_000;

interface RequiredSecret {
  secret: string;
  /** Name in messages: "key". */
  name: string;
  /** The secret of a request; "" without one. */
  read(request: Request): string;
  /** How to send it. */
  cure: string;
  /** Value of WWW-Authenticate. */
  challenge?: string;
}

/**
 * Lets only callers with a secret through, and forbids caching.
 * @returns a handler that throws ProblemError 401, and 429 after too many failures
 */
export function requireSecret({ secret, name, read, cure, challenge }: RequiredSecret): RequestHandler {
  const limit = createAttemptLimit(failuresPerMinute, minuteMs);
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const caller = clientAddress(request);
    const waitSeconds = limit.waitSeconds(caller);
    if (waitSeconds > 0) {
      response.set('Retry-After', String(waitSeconds));
      throw new ProblemError(
        429,
        'Too many attempts',
        `Wait ${String(waitSeconds)} seconds, then send the right ${name}.`,
      );
    }
    if (!sameSecret(read(request), secret)) {
      limit.failed(caller);
      if (challenge !== undefined) response.set('WWW-Authenticate', challenge);
      throw new ProblemError(401, `Wrong ${name}`, cure);
    }
    next();
  };
}
