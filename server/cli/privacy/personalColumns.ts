import type { Schema } from '../../storage/Schema.ts';

/**
 * Form of personal data in a column.
 * 'plain': of a visitor, found, exported and erased by `npm run privacy`. 'file': of a visitor, imported from a file of
 * the content folder. 'hashed' and 'encrypted': unreadable without a key that is not stored with it; it expires within days.
 * 'unlinked': what a visitor wrote without a name. 'staff': of employees, from feeds and editors.
 */
export type PersonalForm = 'plain' | 'file' | 'hashed' | 'encrypted' | 'unlinked' | 'staff';

/**
 * Columns with personal data of every table; {} for a table without any.
 * A new table has to be added here, and one with personal data to docs/privacy.md.
 */
export const personalColumns: { [Table in keyof Schema]: Partial<Record<keyof Schema[Table], PersonalForm>> } = {
  leads: { submission: 'plain' },
  lead_photos: { content: 'plain', sender: 'hashed' },
  outbox: { payload: 'plain' },
  secrets: {},
  bookings: { request: 'plain', plate: 'plain' },
  car_locks: {},
  workshop_use: {},
  booking_requests: { details: 'plain' },
  limits: { subject: 'hashed' },
  tire_challenges: { plate: 'hashed', phone: 'hashed' },
  tire_sessions: { validated: 'encrypted', confirmation: 'encrypted' },
  tire_files: {},
  tire_customers: { phone: 'file' },
  tire_packages: {},
  tire_locations: {},
  tire_vehicles: { reg_no: 'file', phone: 'file' },
  tire_wheels: { reg_no: 'file' },
  tire_codes: { phone: 'plain' },
  tire_reviews: { comment: 'unlinked' },
  stock_refusals: {},
  car_ids: { vin: 'hashed', plate: 'hashed' },
  stock_changes: { car: 'staff' },
  stock_change_counter: {},
  stock_pushes: {},
  waiting_entries: { email_key: 'plain', plate: 'plain', request: 'plain' },
  heartbeat: {},
  content_renewals: {},
  content_saves: { saved_by: 'staff' },
  content_bases: {},
  content_save_counter: {},
};
