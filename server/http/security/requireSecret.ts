import type { Request, RequestHandler } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { createSecretCheck } from '../limits/createSecretCheck.ts';
import { tooManyWrongSecrets } from '../limits/tooManyWrongSecrets.ts';

/** Wrong secrets per client network. */
const failuresPerMinute = 10;
const minuteMs = 60_000;

interface RequiredSecret {
  /** Name of the setting, for the log. */
  setting: string;
  secret: string;
  /** Name in messages: "key". */
  name: string;
  /** The secret of a request; "" without one. */
  read(request: Request): string;
  /** The header that the caller is to send. */
  cure: string;
  /** Value of WWW-Authenticate. */
  challenge?: string;
  logger: Logger;
}

/**
 * Lets only callers with a secret through, and forbids caching.
 * @returns a handler that throws ProblemError 401, and 429 after too many failures
 */
export function requireSecret(options: RequiredSecret): RequestHandler {
  const { setting, secret, name, read, cure, challenge, logger } = options;
  const check = createSecretCheck({
    name: setting,
    secrets: [secret],
    maxWrong: failuresPerMinute,
    windowMs: minuteMs,
    logger,
  });
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const { isRight, waitSeconds } = check(request, [read(request)]);
    if (waitSeconds > 0) throw tooManyWrongSecrets(response, waitSeconds);
    if (!isRight) {
      if (challenge !== undefined) response.set('WWW-Authenticate', challenge);
      throw new ProblemError(401, `Wrong ${name}`, cure);
    }
    next();
  };
}
