import type { Logger } from '../../shared/kit/Logger.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { comhubDelivery } from './comhub/comhubDelivery.ts';

export interface ComhubOptions {
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** Returns the URLs of photos by their ids; null sends none. */
  photoAddresses?: ((ids: readonly string[]) => Promise<string[]>) | null;
  logger: Logger;
  /** Timeout of one attempt, ms. */
  timeoutMs?: number;
  /** ms; for tests. */
  clock?: () => number;
}

/** Creates the delivery of leads to comhub at `endpoint`; `close` ends its idle connections. */
export function createComhub(options: ComhubOptions): { deliver: Deliver; close: () => void } {
  const { logger, timeoutMs = 10_000, clock, photoAddresses = null } = options;
  const client = createHttpClient({
    name: 'comhub',
    timeoutMs,
    retries: 0,
    logger,
    maxAnswerBytes: 64 * 1024,
    ...(clock ? { clock } : {}),
  });
  return { deliver: comhubDelivery({ ...options, client, photoAddresses }), close: () => client.close() };
}
