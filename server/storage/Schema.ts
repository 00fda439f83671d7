import type { Generated } from 'kysely';

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

/** Photos of leads. Personal data: those without a lead go after a day, others with their lead's content. */
export interface LeadPhotoTable {
  /** 160 random bits, in base64url. */
  id: string;
  /** The lead that has claimed it; null until one does. */
  lead: string | null;
  /** A JPEG in base64. */
  content: string;
  /** Name of the site it was sent to; "" in older rows. */
  site: Generated<string>;
  /** Keyed hash of the client address until a lead claims the photo; "" afterwards and in older rows. */
  sender: Generated<string>;
  created_at: Instant;
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
  /** Nothing is sent from this instant on, and the payload is removed then, or when it was delivered; null for never. */
  lapses_at: Instant | null;
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

/** Workshop bookings. Personal data: `request` and `plate` are removed BOOKING_KEEP_DAYS after their day. */
export interface BookingTable {
  id: string;
  /** A UUID of the caller's: one booking per key. */
  request_key: string;
  /** Name of the site where it was made, and its country; "" in rows from before sites were stored. */
  site: string;
  country: string;
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
  /** Registration number of the request, normalised (plateKey); "" once it was removed for its age. */
  plate: string;
  /** The booking number that people read; null in bookings from before numbers were unique. */
  number: string | null;
  /** StoredBooking's services as JSON. */
  services: string;
  car: string;
  created_at: Instant;
  changed_at: Instant;
}

/** One row per bucket of registration numbers, locked while a time is booked for a car of the bucket. */
export interface CarLockTable {
  /** A hash of the registration number, shared by many: tells nothing about any of them. */
  bucket: number;
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
  /** JSON of what the workshop needs to look it up, personal data among it; "" once the outcome is known. */
  details: string;
  changed_at: Instant;
}

/** What the tire hotel's files held when they were taken over last. */
export interface TireFileTable {
  name: string;
  /** Of all that they say. */
  digest: string;
  read_at: Instant;
}

/** Who has wheels in the tire hotel. Personal data: goes when the agreement leaves its file. */
export interface TireCustomerTable {
  /** "+46701740605" */
  phone: string;
}

export interface TirePackageTable {
  product_id: string;
  /** "Premium" */
  level: string;
}

/** Where wheels are stored and changed. */
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
  /** Among the customer's vehicles, from 0. */
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
  /** Among the vehicle's wheels, from 0. */
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

/** The code that was sent last to a phone; gone when it was used or has lapsed. */
export interface TireCodeTable {
  phone: string;
  /** A UUID: what a login is answered with. */
  id: string;
  /** Of id and code, under a secret: the code itself stands nowhere. */
  hash: string;
  expires_at: Instant;
}

/** What visitors think of booking a wheel change; of whom is not known. */
export interface TireReviewTable {
  id: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** The visitor's own clock. */
  date: Instant;
  received_at: Instant;
}

/** How often something was done that is limited, by all processes together; see sharedLimits.ts. */
export interface LimitTable {
  /** A keyed hash of what is counted and for whom: nobody reads from it who that was. */
  subject: string;
  used: number;
  /** From this instant on it counts from 0 again. */
  lapses_at: Instant;
}

/** One-time codes of the tire hotel that may still be tried; not the codes. */
export interface TireChallengeTable {
  id: string;
  /** Keyed hashes of the plate and the phone that the code is for. */
  plate: string;
  phone: string;
  /** Begun, right or wrong. */
  tries: number;
  next_try_at: Instant;
  expires_at: Instant;
  /** When the right code came; null before. */
  used_at: Instant | null;
}

/** Visitors of the tire hotel whose code was right. The row gone, the session has ended. */
export interface TireSessionTable {
  id: string;
  /** TireValidated, sealed with a key that stands in the visitor's cookie alone. */
  validated: string;
  /** TireConfirmation of the last booking, sealed likewise; "" without one. */
  confirmation: string;
  /** Unless it is used before. */
  expires_at: Instant;
  /** However much it is used. */
  ends_at: Instant;
}

/** Those who wait for a time at a workshop on a day. Personal data: the rows are removed after their day. */
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
  /** The time that was offered, as bookings have theirs; null before. */
  time_slot: string | null;
  is_full_day: number | null;
  minutes: number | null;
  /** Until then the time counts as taken. */
  hold_until: Instant | null;
}

/** Stocks that were refused for their size; one row a feed. */
export interface StockRefusalTable {
  /** The mapping's name. */
  feed: string;
  /** ShrunkSite[] as JSON. */
  sites: string;
  refused_at: Instant;
  /** When an operator accepted it; null until then. */
  accepted_at: Instant | null;
}

/** Pushed changes of the stock, over the pulled feed; one row a car. */
export interface StockChangeTable {
  /** "" in a deletion from all sites. */
  site: string;
  car_id: string;
  kind: 'upsert' | 'delete';
  /** Form of the car: a row of the feed's mapping, or a whole car. */
  form: 'mapped' | 'whole';
  /** JSON as it was pushed; "" of a deletion. */
  car: string;
  /** Of the counter, when it was pushed. */
  version: number;
  changed_at: Instant;
}

/** Version of the changes: processes that serve an earlier one read them again. */
export interface StockChangeCounterTable {
  name: 'stock';
  version: number;
}

/** Pushes by the key of their sender, so that one sent again is taken once. */
export interface StockPushTable {
  idempotency_key: string;
  /** SHA-256 in hex. */
  body_hash: string;
  version: number;
  taken_at: Instant;
}

/** One row, written to prove that the database takes writes. */
interface HeartbeatTable {
  id: number;
  beaten_at: Instant;
}

/** Every table, as queries see it. */
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
  stock_changes: StockChangeTable;
  stock_change_counter: StockChangeCounterTable;
  stock_pushes: StockPushTable;
  waiting_entries: WaitingEntryTable;
  heartbeat: HeartbeatTable;
}
