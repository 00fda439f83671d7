import Joi from 'joi';
import type { PageViewSink } from '../../../shared/content/PageView.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createHttpClient } from '../../upstream/createHttpClient.ts';
import { UpstreamAnswerError } from '../../upstream/upstreamErrors.ts';

/**
 * Sends page views to the content platform's event service (POST, key in the header x-api-key).
 * Failures are logged at debug level only: counting must never affect the pages, nor fill the log during an outage.
 */
export function pageViewSender(options: { endpoint: string; apiKey: string; logger: Logger }): PageViewSink {
  const { endpoint, apiKey } = options;
  const debug: Logger['debug'] = (event, facts) => options.logger.debug(event, facts);
  const logger: Logger = { debug, info: debug, warn: debug, error: debug };
  const client = createHttpClient({
    name: 'pageViews',
    timeoutMs: 3000,
    retries: 0,
    logger,
    maxAnswerBytes: 64 * 1024,
  });
  const headers = apiKey ? { 'x-api-key': apiKey } : {};
  return {
    count: (view) => {
      client.postJson(endpoint, view, { headers, schema: Joi.any() }).catch((error: unknown) => {
        if (error instanceof UpstreamAnswerError) return; // accepted; the response does not matter
        debug('pageView.lost', { reason: error instanceof Error ? error.message : String(error) });
      });
    },
  };
}

/** Sink without an event service: views are dropped. */
export const noPageViews: PageViewSink = { count: () => undefined };
