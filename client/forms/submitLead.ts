import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadReceipt, LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { AppThunk } from '../app/store.ts';
import { browserLogger } from '../browser/browserLogger.ts';

const maxAttempts = 3;
const betweenAttemptsMs = 1000;

export interface SubmitLeadOptions {
  logger?: Logger;
  /** Maximum number of attempts; three by default. */
  attempts?: number | undefined;
  /** Waits this many ms; for tests. */
  pause?: (ms: number) => Promise<void>;
}

/**
 * Sends a lead, with retries a second apart under one submission id.
 * A lead whose response was lost is therefore not stored twice. Throws LeadRefusedError at once when the lead is
 * invalid, and the last attempt's error when none succeeds.
 */
export function submitLead(
  submission: LeadSubmission,
  { logger = browserLogger, attempts = maxAttempts, pause = timer }: SubmitLeadOptions = {},
): AppThunk<Promise<LeadReceipt>> {
  return async (_dispatch, _getState, { gateways }) => {
    const { formName: form, formSubmissionId } = submission;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await gateways.leads.submit(submission);
      } catch (error) {
        if (error instanceof LeadRefusedError) throw error;
        logger.warn('leads.attemptFailed', { form, formSubmissionId, attempt });
        if (attempt < attempts) {
          await pause(betweenAttemptsMs);
          continue;
        }
        logger.error('FORM_SUBMISSION_FAILED', { form, formSubmissionId });
        throw error;
      }
    }
  };
}

function timer(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
