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

/** Workshop bookings. Personal data: `request` is removed BOOKING_KEEP_DAYS after their day. */
export interface BookingTable {
  id: string;
  /** A UUID of the caller's: one booking per key. */
  request_key: string;
  department: string;
  /** "2026-11-23T09:30:00", wall clock. */
  time_slot: string;
  is_full_day: number;
  /** From its time until the car is done, breaks included. */
  minutes: number;
  /** Without breaks. */
  work_minutes: number;
  state: 'booked' | 'cancelled';
  /** From 0, one more with every change. */
  sequence: number;
  /** What, where and when was asked for with the key at first; free of personal data. */
  asked: string;
  /** The whole BookingRequest as JSON; "" once it was removed for its age. */
  request: string;
  /** StoredBooking's services as JSON. */
  services: string;
  car: string;
  created_at: Instant;
  changed_at: Instant;
}

/** How much of a workshop is taken; what has no row is free. */
export interface WorkshopUseTable {
  department: string;
  /** A lift in a quarter of an hour, or a drop-off of a day (at the quarter of its 08:00). */
  resource: 'dropOff' | 'lift';
  /** Quarters of an hour since 1970, UTC. */
  quarter: number;
  used: number;
  /** What there was of it when it was taken last. */
  capacity: number;
}

/** What was sent to a booking system under which key; free of personal data. */
export interface BookingRequestTable {
  /** A UUID of the caller's. */
  request_key: string;
  state: 'pending' | 'done' | 'refused' | 'unknown';
  /** What, where and when was asked for. */
  asked: string;
  /** JSON; "" while it is not known. */
  answer: string;
  changed_at: Instant;
}

/** Every table, as queries see it. */
export interface Schema {
  leads: LeadTable;
  outbox: OutboxTable;
  secrets: SecretTable;
  bookings: BookingTable;
  workshop_use: WorkshopUseTable;
  booking_requests: BookingRequestTable;
}
