import { DeliveryFailedError, DeliveryRefusedError } from '../../storage/outbox/Outbox.ts';
import type { Deliver } from '../../storage/outbox/Outbox.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { UpstreamError, UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { readLeadPayload } from '../leadPayload.ts';

/** Statuses about the lead itself rather than comhub: a retry cannot succeed. */
const refusals = new Set([400, 413, 422]);

/**
 * Delivers leads to comhub in one POST of the stored submission with the API key.
 * Photos are sent as URLs. The submission id is the Idempotency-Key, by which comhub recognises a known lead (status
 * 409). One attempt; the outbox retries. Missing rights (401, 403, 404) are a configuration fault of this installation,
 * so such leads are retried like after a failure.
 */
export function comhubDelivery(options: {
  client: HttpClient;
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** Returns the URLs of photos by their ids; null sends none, because they could not be opened. */
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
        throw new DeliveryRefusedError(`comhub refused the lead with status ${String(status)}.`);
      }
      throw new DeliveryFailedError(error.message, { cause: error, isUnavailable: true });
    }
    return 'delivered';
  };
}
