import type { Request } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { sameSecret } from '../security/sameSecret.ts';
import { createAttemptLimit } from './createAttemptLimit.ts';

export interface SecretResult {
  isRight: boolean;
  /** Seconds for which the client's network is refused, whatever it sends; 0 when the secret was compared. */
  waitSeconds: number;
}

/**
 * Compares what a client sent with a secret.
 * @param given without a text that is not empty, nothing is counted
 */
export type SecretCheck = (request: Request, given: readonly string[]) => SecretResult;

interface SecretOptions {
  /** Name of the setting, for the log. */
  name: string;
  /** Each of them is right; "" never is. */
  secrets: readonly string[];
  /** Wrong secrets within the window after which a client is refused. */
  maxWrong: number;
  windowMs: number;
  logger: Logger;
}

/**
 * Creates the check of a secret, which all routes with this secret share.
 * A network with too many wrong secrets is refused for a while, others are not. Each wrong one is logged.
 */
export function createSecretCheck({ name, secrets, maxWrong, windowMs, logger }: SecretOptions): SecretCheck {
  const limit = createAttemptLimit(maxWrong, windowMs);
  const known = secrets.filter((secret) => secret !== '');
  return (request, given) => {
    const client = clientAddress(request);
    const waitSeconds = limit.waitSeconds(client);
    if (waitSeconds > 0) return { isRight: false, waitSeconds };
    const sent = given.filter((text) => text !== '');
    const isRight = sent.some((text) => known.some((secret) => sameSecret(text, secret)));
    if (!isRight && sent.length > 0) {
      limit.failed(client);
      logger.warn('secret.refused', { secret: name, isLast: limit.waitSeconds(client) > 0 });
    }
    return { isRight, waitSeconds: 0 };
  };
}
