import type { PersonKey } from './createPersonMatch.ts';

/** Tables with records of visitors; see personalColumns.ts. */
export type PersonalStore =
  | 'leads'
  | 'lead_photos'
  | 'outbox'
  | 'bookings'
  | 'booking_requests'
  | 'waiting_entries'
  | 'tire_codes'
  | 'tire_vehicles';

/** A record of one person in the database. */
export interface PersonalRecord {
  store: PersonalStore;
  id: string;
  /** Name of the site, "" when the record has none. */
  site: string;
  createdAt: string;
  /** Empty for a record that belongs to a matching one, such as a photo of a lead. */
  matchedBy: PersonKey[];
  /** Reason for which it is not erased without being asked for; null for none. */
  keptAs: 'openBooking' | 'agreement' | null;
  data: unknown;
}
