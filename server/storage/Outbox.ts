import type { OutboxState } from './Schema.ts';
import type { Queries } from './Storage.ts';

export interface NewOutboxEntry {
  kind: string;
  /** One entry of a kind per subject: a second one is not added. */
  subject: string;
  /** Serialisable as JSON. */
  payload: unknown;
  /** Not sent before; now when left out. */
  dueAt?: Date;
  /** Not sent from this instant on. Its payload is removed then, whatever became of it, or when it was delivered. */
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
  /** A failure from this instant on is the last. */
  giveUpAt: string;
  endedAt: string | null;
  /** Nothing is sent from this instant on, and the payload is gone; null for never. */
  lapsesAt: string | null;
  lastError: string | null;
}

/** An entry that is ours until the claim lapses. */
export interface ClaimedEntry extends OutboxEntry {
  claim: string;
}

/**
 * What is to be sent, kept in the database: added in the transaction of what causes it, claimed by one worker at a
 * time, tried again with growing waits, given up after a day. Delivery happens at least once; receivers tell a second
 * delivery by the id of its subject.
 */
export interface Outbox {
  add(queries: Queries, entry: NewOutboxEntry): Promise<void>;
  /** Takes entries out that are still waiting, in the transaction that makes them untrue; those under way are sent. */
  withdraw(queries: Queries, entries: { kind: string; subjects: readonly string[] }): Promise<void>;
  /** Claims what is due of these kinds, the oldest first; for `leaseMs`, after which others may claim it. */
  claim(options: { kinds: readonly string[]; limit: number; leaseMs: number }): Promise<ClaimedEntry[]>;
  /** Ends a claimed entry. False when the claim had lapsed and another has it now. */
  end(entry: ClaimedEntry, state: 'delivered' | 'kept' | 'dead', error?: string): Promise<boolean>;
  /** Gives a claimed entry back, to be tried again at `dueAt`. */
  giveBack(entry: ClaimedEntry, dueAt: Date, error: string): Promise<boolean>;
  /** The newest first. */
  list(filter: { kind?: string; state?: OutboxState; limit: number }): Promise<OutboxEntry[]>;
  counts(): Promise<{ kind: string; state: OutboxState; count: number }[]>;
  /**
   * Makes kept, dead or waiting entries due now, with a day to try; gives how many. Those that are being delivered, and
   * those whose payload was removed or that have lapsed, stay as they are.
   */
  retry(filter: { ids?: string[]; kind?: string; state?: 'kept' | 'dead' | 'waiting' }): Promise<number>;
  /** Gives up what waits and has lapsed, and removes the payload of all that has; gives how many. */
  endLapsed(): Promise<number>;
}

/** What became of a delivery: gone, or nobody to send it to (kept to be exported or sent later). */
export type DeliveryResult = 'delivered' | 'kept';

/**
 * Sends one entry. Throws DeliveryRefusedError when no further attempt can succeed, anything else to be tried again.
 * `signal` aborts when the attempt has taken too long and counts as failed.
 */
export type Deliver = (entry: OutboxEntry, signal: AbortSignal) => Promise<DeliveryResult>;

/** This attempt failed, another may succeed; the message is free of personal data and is shown to the operator. */
export class DeliveryFailedError extends Error {
  override readonly name = 'DeliveryFailedError';
  /** No sooner than this: what the receiver asks for. */
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The receiver refuses the entry for what it is; the message is free of personal data. */
export class DeliveryRefusedError extends Error {
  override readonly name = 'DeliveryRefusedError';
}
