import { DeliveryRefusedError } from '../storage/outbox/Outbox.ts';
import type { OutboxEntry } from '../storage/outbox/Outbox.ts';
import type { Instant } from '../storage/Schema.ts';
import type { KnownSubmission } from './validation/checkLead.ts';

/** Outbox payload of a lead. */
export type LeadPayload = KnownSubmission & {
  site: string;
  receivedAt: Instant;
  /** 'unchecked': the catalogue was unavailable, so the recipient may not belong to the site. */
  recipient: 'own' | 'unchecked';
  /** The catalogue was unavailable: the car is unverified browser data until the delivery can look it up. */
  carUnverified?: true;
};

/** The outbox's kind of leads. */
export const leadEntryKind = 'lead';

/** Subject of a lead's outbox entry. */
export function leadSubject(formSubmissionId: string): string {
  return `lead:${formSubmissionId}`;
}

/**
 * Reads the lead of an outbox entry.
 * Throws DeliveryRefusedError when its content was removed after the retention period.
 */
export function readLeadPayload(entry: OutboxEntry): LeadPayload {
  const { payload } = entry;
  if (typeof payload !== 'object' || payload === null || !('submission' in payload)) {
    throw new DeliveryRefusedError('The content of the lead was deleted when its retention period ended.');
  }
  return payload as LeadPayload;
}
