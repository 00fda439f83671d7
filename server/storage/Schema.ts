import type { Generated } from 'kysely';

/** UTC timestamps of one length ("2026-11-21T22:15:00.000Z"), so that text order is time order. */
export type Instant = string;

/** Leads as submitted. Personal data: removed LEADS_KEEP_DAYS after delivery. */
export interface LeadTable {
  /** formSubmissionId, a lower-case UUID. */
  id: string;
  site: string;
  /** A LeadKind. */
  kind: string;
  form_name: string;
  /** The whole submission as JSON; "" after its retention period. */
  submission: string;
  received_at: Instant;
}

/** Photos of leads. Personal data: photos without a lead are deleted after a day, others with their lead's content. */
export interface LeadPhotoTable {
  /** 160 random bits, in base64url. */
  id: string;
  /** The lead with the photo; null until it is sent. */
  lead: string | null;
  /** A JPEG in base64. */
  content: string;
  /** Name of the site it was uploaded to; "" in older rows. */
  site: Generated<string>;
  /** Keyed hash of the client address until a lead has the photo; "" afterwards and in older rows. */
  sender: Generated<string>;
  created_at: Instant;
}

export type OutboxState = 'waiting' | 'delivered' | 'kept' | 'dead';

/** Messages to deliver once, by any process that claims them. */
export interface OutboxTable {
  id: string;
  /** Kind of deliverer: 'lead', 'mail', 'sms'. */
  kind: string;
  /** Subject of the entry ("lead:<id>"), unique per kind. */
  subject: string;
  /** JSON for the deliverer; "" after its retention period. */
  payload: string;
  state: OutboxState;
  /** Delivery attempts since it was added or manually retried. */
  attempts: number;
  created_at: Instant;
  /** Earliest next attempt; while it is claimed, the end of the claim. */
  due_at: Instant;
  /** UUID of the current claim; null for none. */
  claim: string | null;
  /** A failure from this instant on is final. */
  give_up_at: Instant;
  /** Time when it was delivered or given up. */
  ended_at: Instant | null;
  /**
   * End of delivery attempts, when the payload is removed, too; null for never.
   * The payload of a delivered entry is removed at once.
   */
  lapses_at: Instant | null;
  /** Error of the last failed attempt; without personal data. */
  last_error: string | null;
}

/** Generated secrets. */
export interface SecretTable {
  /** Purpose of the secret. */
  name: string;
  value: string;
  created_at: Instant;
}

/** Workshop bookings. Personal data: `request` and `plate` are removed BOOKING_KEEP_DAYS after their day. */
export interface BookingTable {
  id: string;
  /** UUID created by the caller: one booking per key. */
  request_key: string;
  /** Name of the site where it was made, and its country; "" in rows from before sites were stored. */
  site: string;
  country: string;
  department: string;
  /** "2026-11-23T09:30:00", wall clock. */
  time_slot: string;
  is_full_day: number;
  /** Duration from its time until the car is done, breaks included. */
  minutes: number;
  /** Duration without breaks. */
  work_minutes: number;
  state: 'booked' | 'cancelled';
  /** Starts at 0 and grows by one with every change. */
  sequence: number;
  /** Services, workshop and time of the first request with the key; without personal data. */
  asked: string;
  /** The whole BookingRequest as JSON; "" after its retention period. */
  request: string;
  /** Registration number of the request, normalised (plateKey); "" after its retention period. */
  plate: string;
  /** The human-readable booking number; null in bookings from before numbers were unique. */
  number: string | null;
  /** Services of the StoredBooking as JSON. */
  services: string;
  car: string;
  created_at: Instant;
  changed_at: Instant;
}

/** One row per bucket of registration numbers, locked while a time is booked for a car of the bucket. */
export interface CarLockTable {
  /** A hash shared by many registration numbers, so that it identifies none of them. */
  bucket: number;
}

/** Used capacity of a workshop; a missing row means free. */
export interface WorkshopUseTable {
  department: string;
  /** A lift per quarter-hour, or a drop-off of a day (in the quarter of its 08:00). */
  resource: 'dropOff' | 'lift';
  /** Quarter-hours since 1970, UTC. */
  quarter: number;
  used: number;
  /** Capacity at the time of the last booking. */
  capacity: number;
}

/** Requests sent to a booking system, by key; without personal data except in `details`. */
export interface BookingRequestTable {
  /** UUID created by the caller. */
  request_key: string;
  state: 'pending' | 'done' | 'refused' | 'unknown';
  /** Requested services, place and time. */
  asked: string;
  /** JSON; "" while it is unknown. */
  answer: string;
  /** JSON with which the workshop looks it up, including personal data; "" once the outcome is known. */
  details: string;
  changed_at: Instant;
}

/** Content of the tire hotel's files at the last import. */
export interface TireFileTable {
  name: string;
  /** Digest of their content. */
  digest: string;
  read_at: Instant;
}

/** Tire hotel customers. Personal data: deleted when the agreement is removed from its file. */
export interface TireCustomerTable {
  /** "+46701740605" */
  phone: string;
}

export interface TirePackageTable {
  product_id: string;
  /** "Premium" */
  level: string;
}

/** Places where wheels are stored and changed. */
export interface TireLocationTable {
  erp_id: string;
  location_name: string;
  department_name: string;
  phone: string;
  email: string;
}

export interface TireVehicleTable {
  reg_no: string;
  phone: string;
  /** Index in the customer's vehicles, from 0. */
  position: number;
  brand_code: string;
  brand: string;
  model: string;
  name: string;
  product_id: string;
  erp_id: string;
}

export interface TireWheelTable {
  reg_no: string;
  /** Index in the vehicle's wheels, from 0. */
  position: number;
  /** "Vänster fram" */
  equipment_position: string;
  name: string;
  /** Inches. */
  rim_diameter: number;
  /** mm */
  section_width: number;
  /** Percent. */
  aspect_ratio: number;
  tread_pattern: string;
  /** mm */
  tread_depth: number;
  status_id: number;
  status_message: string;
}

/** The code last sent to a phone; deleted when it was used or has expired. */
export interface TireCodeTable {
  phone: string;
  /** UUID returned by a login. */
  id: string;
  /** Keyed hash of id and code: the code itself is not stored. */
  hash: string;
  expires_at: Instant;
}

/** Anonymous reviews of wheel change bookings. */
export interface TireReviewTable {
  id: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** Time by the visitor's clock. */
  date: Instant;
  received_at: Instant;
}

/** Counters of limited actions, shared by all processes; see sharedLimits.ts. */
export interface LimitTable {
  /** Keyed hash of the action and its subject, from which the subject cannot be read. */
  subject: string;
  used: number;
  /** The counter restarts at 0 from this instant on. */
  lapses_at: Instant;
}

/** Tries left for the one-time codes of the tire hotel; the codes are not included. */
export interface TireChallengeTable {
  id: string;
  /** Keyed hashes of the code's registration number and phone. */
  plate: string;
  phone: string;
  /** Number of tries begun, right or wrong. */
  tries: number;
  next_try_at: Instant;
  expires_at: Instant;
  /** Time of the right code; null before. */
  used_at: Instant | null;
}

/** Sessions of tire hotel visitors who entered the right code. Deleting the row ends the session. */
export interface TireSessionTable {
  id: string;
  /** TireValidated, encrypted with a key that is only in the visitor's cookie. */
  validated: string;
  /** TireConfirmation of the last booking, encrypted likewise; "" without one. */
  confirmation: string;
  /** End of the session without further use. */
  expires_at: Instant;
  /** End of the session regardless of use. */
  ends_at: Instant;
}

/** Waiting list entries for a workshop on a day. Personal data: the rows are deleted after their day. */
export interface WaitingEntryTable {
  id: string;
  /** Name of the site where it was made; "" in rows from before sites were stored. */
  site: string;
  department: string;
  /** "2026-11-26" */
  day: string;
  /** Mail address in lower case; the id once the personal data was removed. */
  email_key: string;
  /** plateKey() of the car; "" once it was removed. */
  plate: string;
  state: 'waiting' | 'offered' | 'lapsed';
  /** WaitingRequest and language as JSON; "" once it was removed. */
  request: string;
  created_at: Instant;
  /** Offered time, in the format of bookings; null before. */
  time_slot: string | null;
  is_full_day: number | null;
  minutes: number | null;
  /** Until then the time counts as taken. */
  hold_until: Instant | null;
}

/** Stocks refused for their size; one row per feed. */
export interface StockRefusalTable {
  /** Name of the mapping. */
  feed: string;
  /** ShrunkSite[] as JSON. */
  sites: string;
  refused_at: Instant;
  /** Time when an operator accepted it; null until then. */
  accepted_at: Instant | null;
}

/** Ids that cars have had; one row per id. */
export interface CarIdTable {
  site: string;
  car_id: string;
  /** Keyed hash of the VIN; "" for none. */
  vin: string;
  /** Keyed hash of the registration number; "" for none. */
  plate: string;
  /** Time when the car last had this id, exact to a day. The newest row of a car has its present id. */
  seen_at: Instant;
}

/** Pushed changes of the stock, which override the pulled feed; one row per car. */
export interface StockChangeTable {
  /** "" in a deletion from all sites. */
  site: string;
  car_id: string;
  kind: 'upsert' | 'delete';
  /** Form of the car: a row of the feed's mapping, or a complete car. */
  form: 'mapped' | 'whole';
  /** JSON as pushed; "" for a deletion. */
  car: string;
  /** Counter value of the push. */
  version: number;
  changed_at: Instant;
}

/** Version of the changes: processes that serve an earlier one reload them. */
export interface StockChangeCounterTable {
  name: 'stock';
  version: number;
}

/** Pushes by the sender's idempotency key, so that a repeated one is processed once. */
export interface StockPushTable {
  idempotency_key: string;
  /** SHA-256 in hex. */
  body_hash: string;
  version: number;
  taken_at: Instant;
}

/** One row, written to prove that the database is writable. */
interface HeartbeatTable {
  id: number;
  beaten_at: Instant;
}

/** One row per site whose content was published, and one with site "" for all sites. */
interface ContentRenewalTable {
  site: string;
  /** Grows with every publishing event. */
  version: number;
}

/** Editors' saves of single fields, over the files of the content. Replaced ones are history; see removeContentSaves. */
export interface ContentSaveTable {
  /** Version of the save when it was stored. */
  id: number;
  /** Path below the content folder. */
  file: string;
  /** Keys of the value in the base file, as JSON. */
  value_keys: string;
  /** Hash of the base: the file's own text in the process that saved. */
  base_hash: string;
  field_name: string;
  /** Value in the form of the file, as JSON; "null" removes it. */
  value: string;
  /** Hashes of the values that the save replaced, as JSON. */
  replaces: string;
  /** Name of the editor. */
  saved_by: string;
  saved_at: Instant;
  /** Version of the row's last change. */
  version: number;
  /** Id of the save that replaced it; null for none. */
  replaced_by: number | null;
  /** Version of the first base that includes it; null until then. */
  in_files_since: number | null;
  /** Last time when it was known that a process needs it although newer files include it. */
  in_files_at: Instant | null;
  /** Time when an operator dropped it; null for never. */
  dropped_at: Instant | null;
}

/** Texts of content files that saves were made in or applied to. */
export interface ContentBaseTable {
  file: string;
  hash: string;
  /** Empty when no save needs it any more. */
  content: string;
  /** Order in which the processes first read them. */
  version: number;
}

/** Version of the saves: processes with an earlier one read them again. */
interface ContentSaveCounterTable {
  name: 'saves';
  version: number;
}

/** All tables, for Kysely. */
export interface Schema {
  leads: LeadTable;
  lead_photos: LeadPhotoTable;
  outbox: OutboxTable;
  secrets: SecretTable;
  bookings: BookingTable;
  car_locks: CarLockTable;
  workshop_use: WorkshopUseTable;
  booking_requests: BookingRequestTable;
  limits: LimitTable;
  tire_challenges: TireChallengeTable;
  tire_sessions: TireSessionTable;
  tire_files: TireFileTable;
  tire_customers: TireCustomerTable;
  tire_packages: TirePackageTable;
  tire_locations: TireLocationTable;
  tire_vehicles: TireVehicleTable;
  tire_wheels: TireWheelTable;
  tire_codes: TireCodeTable;
  tire_reviews: TireReviewTable;
  stock_refusals: StockRefusalTable;
  car_ids: CarIdTable;
  stock_changes: StockChangeTable;
  stock_change_counter: StockChangeCounterTable;
  stock_pushes: StockPushTable;
  waiting_entries: WaitingEntryTable;
  heartbeat: HeartbeatTable;
  content_renewals: ContentRenewalTable;
  content_saves: ContentSaveTable;
  content_bases: ContentBaseTable;
  content_save_counter: ContentSaveCounterTable;
}
