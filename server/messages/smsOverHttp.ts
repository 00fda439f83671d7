import type { Logger } from '../../shared/kit/Logger.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../storage/outbox/Outbox.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { UpstreamError, UpstreamStatusError } from '../upstream/upstreamErrors.ts';
import type { Sms } from './MessageTypes.ts';

export interface SmsOverHttpOptions {
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** The sender: a name or a number. */
  from: string;
  logger: Logger;
  /** Timeout of one attempt, ms. */
  timeoutMs?: number;
  /** ms; for tests. */
  clock?: () => number;
}

/** Statuses about the message itself rather than the service: a retry cannot succeed. */
const refusals = new Set([400, 413, 422]);
const phone = /^\+?\d{6,15}$/;

/**
 * Delivers the outbox entries of kind 'sms' to a service over HTTP.
 * It sends a POST of {from, to, text} as JSON with its key. The entry's id is the Idempotency-Key, by which a service
 * may recognise a known message (status 409). One attempt; the outbox retries. Missing rights (401, 403, 404) are a
 * configuration fault of this installation, so such messages are retried like after a failure. `close` ends idle
 * connections.
 */
export function smsOverHttp(options: SmsOverHttpOptions): { deliver: Deliver; close: () => void } {
  const { endpoint, apiKey, apiKeyHeader, from, logger, timeoutMs = 10_000, clock } = options;
  const client = createHttpClient({
    name: 'sms',
    timeoutMs,
    retries: 0,
    logger,
    maxAnswerBytes: 64 * 1024,
    loggedPath: () => '/', // some services have the account's name or key in the path
    ...(clock ? { clock } : {}),
  });
  return {
    deliver: async ({ id, payload }) => {
      if (payload === null) throw new DeliveryRefusedError('The content of the message was removed.');
      const { to, text } = payload as Sms;
      if (!phone.test(to)) throw new DeliveryRefusedError('The phone number of the message is invalid.');
      const key = apiKey === '' ? {} : { [apiKeyHeader]: apiKey };
      try {
        await client.postForStatus(endpoint, { from, to, text }, { headers: { ...key, 'idempotency-key': id } });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        const { status = 0, retryAfterMs = 0 } = error instanceof UpstreamStatusError ? error : {};
        if (status === 409) return 'delivered';
        if (refusals.has(status)) {
          throw new DeliveryRefusedError(`The SMS service refused the message with status ${String(status)}.`);
        }
        throw new DeliveryFailedError(error.message, {
          cause: error,
          retryAfterMs: retryAfterMs ?? 0,
          isUnavailable: true,
        });
      }
      return 'delivered';
    },
    close: () => client.close(),
  };
}
