import type { LeadReceipt, LeadSubmission } from './LeadTypes.ts';

/**
 * Takes leads. `submit` resolves when the lead is written durably, so that it is delivered whatever happens next; a
 * submission that comes again (the same formSubmissionId) gets the first receipt and is not taken twice.
 *
 * Throws LeadRefusedError when the submission is not right and would not be at another attempt either, and any other
 * error when it could not be taken now.
 */
export interface LeadGateway {
  submit(submission: LeadSubmission): Promise<LeadReceipt>;
}

/** The lead is not taken: some field is wrong, or the recipient is a stranger. */
export class LeadRefusedError extends Error {
  /** Paths of the fields that are wrong ("values.phone"), each with what is wrong. */
  readonly fields: { field: string; message: string }[];

  constructor(detail: string, fields: { field: string; message: string }[] = []) {
    super(detail);
    this.name = 'LeadRefusedError';
    this.fields = fields;
  }
}
