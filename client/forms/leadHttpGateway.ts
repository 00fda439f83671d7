import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import type { LeadReceipt } from '../../shared/forms/LeadTypes.ts';
import type { Problem } from '../../shared/kit/problem.ts';

/** Timeout per attempt, ms: after it the visitor sees a failure instead of waiting on. */
const maxWaitMs = 15_000;

/** Lead gateway for the browser, through /api/forms/comhub. One attempt. */
export function createLeadHttpGateway(fetchLike: typeof fetch): LeadGateway {
  return {
    submit: async (submission) => {
      const response = await fetchLike('/api/forms/comhub', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(submission),
        signal: AbortSignal.timeout(maxWaitMs),
      });
      if (response.status === 202) return (await response.json()) as LeadReceipt;
      if (response.status === 400) {
        const { detail, errors } = (await response.json()) as Problem;
        throw new LeadRefusedError(detail, errors);
      }
      throw new Error(`/api/forms/comhub answered with status ${response.status}.`);
    },
  };
}
