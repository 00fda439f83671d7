import { DeliveryFailedError, DeliveryRefusedError } from '../../storage/Outbox.ts';
import type { Deliver } from '../../storage/Outbox.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { UpstreamError, UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { readLeadPayload } from '../leadPayload.ts';

/** Statuses that say what a lead is, not how comhub is: no further attempt can succeed. */
const refusals = new Set([400, 413, 422]);

/**
 * Delivers leads to comhub: a POST of the submission as it was taken (of photos their addresses), with the key, and the submission id as
 * Idempotency-Key, by which comhub knows a lead that it has (409 means that it has it). One attempt; the outbox makes
 * the next. Missing rights (401, 403, 404) are ours to mend, so that such leads are tried again like after a failure.
 */
export function comhubDelivery(options: {
  client: HttpClient;
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** Addresses of photos by their ids; null: nobody could open them, and none are sent. */
  photoAddresses: ((ids: readonly string[]) => Promise<string[]>) | null;
}): Deliver {
  const { client, endpoint, apiKey, apiKeyHeader, photoAddresses } = options;
  return async (entry) => {
    const { photos: ids = [], ...submission } = readLeadPayload(entry).submission;
    const photos = photoAddresses && ids.length > 0 ? { photos: await photoAddresses(ids) } : {};
    const key = apiKey === '' ? {} : { [apiKeyHeader]: apiKey };
    const headers = { ...key, 'idempotency-key': submission.formSubmissionId };
    try {
      await client.postForStatus(endpoint, { ...submission, ...photos }, { headers });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const status = error instanceof UpstreamStatusError ? error.status : 0;
      if (status === 409) return 'delivered';
      if (refusals.has(status)) {
        throw new DeliveryRefusedError(`comhub refuses the lead with status ${String(status)}.`);
      }
      throw new DeliveryFailedError(error.message, { cause: error });
    }
    return 'delivered';
  };
}
