import type { JotformGateway } from '../../shared/forms/JotformGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { jotformGateway } from './jotform/jotformGateway.ts';

/** Creates the gateway to Jotform's API at `endpoint` (with or without a trailing slash). */
export function createJotform(options: { endpoint: string; apiKey: string; logger: Logger }): JotformGateway {
  const { endpoint, apiKey, logger } = options;
  const client = createHttpClient({
    name: 'jotform',
    timeoutMs: 5000,
    retries: 1,
    logger,
    maxAnswerBytes: 1024 * 1024,
  });
  return jotformGateway(client, endpoint.replace(/\/+$/, ''), apiKey);
}
