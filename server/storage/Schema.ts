/** Instants are UTC texts of one length ("2026-11-21T22:15:00.000Z"), which sort as they follow each other. */
export type Instant = string;

/** Leads as they were sent. Personal data: removed LEADS_KEEP_DAYS after delivery. */
export interface LeadTable {
  /** formSubmissionId, a lower-case UUID. */
  id: string;
  site: string;
  /** A LeadKind. */
  kind: string;
  form_name: string;
  /** The whole submission as JSON; "" once it was removed for its age. */
  submission: string;
  received_at: Instant;
}

export type OutboxState = 'waiting' | 'delivered' | 'kept' | 'dead';

/** What is to be sent, once, by whichever process claims it. */
export interface OutboxTable {
  id: string;
  /** Which deliverer takes it: 'lead', 'mail', 'sms'. */
  kind: string;
  /** What it is about ("lead:<id>"): one entry of a kind per subject. */
  subject: string;
  /** JSON for the deliverer; "" once it was removed for its age. */
  payload: string;
  state: OutboxState;
  /** Deliveries begun since it was added, or made due again by hand. */
  attempts: number;
  created_at: Instant;
  /** Not before this instant is the next attempt; while it is claimed, when the claim lapses. */
  due_at: Instant;
  /** Who has claimed it: a UUID of one claim; null when nobody has. */
  claim: string | null;
  /** A failure from this instant on is the last. */
  give_up_at: Instant;
  /** When it left, or was given up. */
  ended_at: Instant | null;
  /** Of the last failed attempt; free of personal data. */
  last_error: string | null;
}

/** Secrets that the program has made for itself. */
export interface SecretTable {
  /** What it is for. */
  name: string;
  value: string;
  created_at: Instant;
}

/** Every table, as queries see it. */
export interface Schema {
  leads: LeadTable;
  outbox: OutboxTable;
  secrets: SecretTable;
}
