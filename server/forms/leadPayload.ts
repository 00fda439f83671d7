import { DeliveryRefusedError } from '../storage/Outbox.ts';
import type { OutboxEntry } from '../storage/Outbox.ts';
import type { Instant } from '../storage/Schema.ts';
import type { KnownSubmission } from './checkLead.ts';

/** What the outbox holds of a lead, for whoever delivers it. */
export type LeadPayload = KnownSubmission & {
  site: string;
  receivedAt: Instant;
  /** 'unchecked': the catalogue could not be asked whether the recipient is one of the site's own addresses. */
  recipient: 'own' | 'unchecked';
  /** The catalogue was silent: the car is as the browser sent it, until the delivery can look it up. */
  carUnverified?: true;
};

/** The outbox's kind of leads. */
export const leadEntryKind = 'lead';

/** What a lead's outbox entry is about. */
export function leadSubject(formSubmissionId: string): string {
  return `lead:${formSubmissionId}`;
}

/** The lead of an outbox entry. Throws DeliveryRefusedError when its content was removed for its age. */
export function readLeadPayload(entry: OutboxEntry): LeadPayload {
  const { payload } = entry;
  if (typeof payload !== 'object' || payload === null || !('submission' in payload)) {
    throw new DeliveryRefusedError('The content of the lead was removed, for its age.');
  }
  return payload as LeadPayload;
}
