import type { OutboxState } from '../Schema.ts';
import type { Queries } from '../Storage.ts';

export interface NewOutboxEntry {
  kind: string;
  /** One entry of a kind per subject: a second one is not added. */
  subject: string;
  /** Serialisable as JSON. */
  payload: unknown;
  /** Earliest delivery; now when left out. */
  dueAt?: Date;
  /** No delivery from this instant on. The payload is then removed in any state, or when the entry was delivered. */
  lapsesAt?: Date;
}

export interface OutboxEntry {
  id: string;
  kind: string;
  subject: string;
  payload: unknown;
  state: OutboxState;
  attempts: number;
  createdAt: string;
  dueAt: string;
  /** A failure from this instant on is final. */
  giveUpAt: string;
  endedAt: string | null;
  /** No delivery from this instant on, and the payload is removed; null for never. */
  lapsesAt: string | null;
  lastError: string | null;
}

/** An entry claimed by this process until the claim expires. */
export interface ClaimedEntry extends OutboxEntry {
  claim: string;
}

/**
 * Messages to deliver, stored in the database.
 * They are added in the transaction that causes them, claimed by one worker at a time, retried with growing delays, and
 * given up after a day. Delivery is at least once; receivers deduplicate by the id of the subject.
 */
export interface Outbox {
  add(queries: Queries, entry: NewOutboxEntry): Promise<void>;
  /** Withdraws waiting entries, in the transaction that makes them outdated. Those in delivery are sent. */
  withdraw(queries: Queries, entries: { kind: string; subjects: readonly string[] }): Promise<void>;
  /** Claims due entries of these kinds, oldest first, for `leaseMs`; after that others may claim them. */
  claim(options: { kinds: readonly string[]; limit: number; leaseMs: number }): Promise<ClaimedEntry[]>;
  /** Ends a claimed entry. False when the claim had expired and another worker has it now. */
  end(entry: ClaimedEntry, state: 'delivered' | 'kept' | 'dead', error?: string): Promise<boolean>;
  /** Releases a claimed entry for a retry at `dueAt`. */
  giveBack(entry: ClaimedEntry, dueAt: Date, error: string): Promise<boolean>;
  /** Newest first. */
  list(filter: { kind?: string; state?: OutboxState; limit: number }): Promise<OutboxEntry[]>;
  counts(): Promise<{ kind: string; state: OutboxState; count: number }[]>;
  /**
   * Makes kept, dead or waiting entries due now, with a day of retries; returns their number.
   * Entries in delivery, expired ones, and those without payload are left as they are.
   */
  retry(filter: { ids?: string[]; kind?: string; state?: 'kept' | 'dead' | 'waiting' }): Promise<number>;
  /** Gives up expired entries that are waiting, and removes the payload of all expired ones. Returns their number. */
  endLapsed(): Promise<number>;
}

/** Delivery result: sent, or no recipient configured (kept for export or a later retry). */
export type DeliveryResult = 'delivered' | 'kept';

/**
 * Sends one entry.
 * Throws DeliveryRefusedError when a retry cannot succeed; any other error is retried. `signal` aborts when the attempt
 * has timed out and counts as failed.
 */
export type Deliver = (entry: OutboxEntry, signal: AbortSignal) => Promise<DeliveryResult>;

/** This attempt failed, a retry may succeed. The message has no personal data and is shown to the operator. */
export class DeliveryFailedError extends Error {
  override readonly name = 'DeliveryFailedError';
  /** Minimum delay before a retry, as requested by the receiver. */
  readonly retryAfterMs: number;
  /** The server is down or refuses everything: other entries of the kind would fail, too. */
  readonly isUnavailable: boolean;

  constructor(message: string, options: ErrorOptions & { retryAfterMs?: number; isUnavailable?: boolean } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs ?? 0;
    this.isUnavailable = options.isUnavailable ?? false;
  }
}

/** The receiver rejects the content of the entry; the message has no personal data. */
export class DeliveryRefusedError extends Error {
  override readonly name = 'DeliveryRefusedError';
}
