import type { LeadReceipt, LeadSubmission } from './LeadTypes.ts';

/**
 * Takes leads. `submit` resolves when the lead is stored durably, so that its delivery is guaranteed; a repeated
 * submission (the same formSubmissionId) gets the first receipt and is not stored twice.
 * Throws LeadRefusedError when the submission is permanently invalid, and any other error for a temporary failure.
 */
export interface LeadGateway {
  submit(submission: LeadSubmission): Promise<LeadReceipt>;
}

/** The lead is refused: a field is invalid, or the recipient is not one of the site's. */
export class LeadRefusedError extends Error {
  /** Paths of the invalid fields ("values.phone"), each with its fault. */
  readonly fields: { field: string; message: string }[];

  constructor(detail: string, fields: { field: string; message: string }[] = []) {
    super(detail);
    this.name = 'LeadRefusedError';
    this.fields = fields;
  }
}
