import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import type { BookingCaseDetails } from '../../booking/BookingCaseDetails.ts';
import type { FindOptions } from './FindOptions.ts';
import { inBatches } from './inBatches.ts';
import type { PersonalRecord } from './PersonalRecord.ts';

/** Finds a person's bookings, requests sent to another booking system, and places on waiting lists. */
export async function findBookingRecords(options: FindOptions): Promise<PersonalRecord[]> {
  return [...(await findBookings(options)), ...(await findRequests(options)), ...(await findWaiting(options))];
}

async function findBookings({ storage, matches, countryOf, now }: FindOptions): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const today = now.toISOString().slice(0, 10);
  const rows = inBatches((after, limit) =>
    storage.db
      .selectFrom('bookings')
      .select(['id', 'site', 'country', 'state', 'time_slot', 'request', 'car', 'created_at'])
      .where('id', '>', after)
      .where('request', '!=', '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const row of rows) {
    const { id, site, state, time_slot: timeSlot, car, created_at: createdAt } = row;
    const request = JSON.parse(row.request) as BookingRequest;
    const matchedBy = matches({ ...bookingContact(request), country: row.country || countryOf(site) });
    if (matchedBy.length === 0) continue;
    const isAhead = state === 'booked' && timeSlot.slice(0, 10) >= today;
    const keptAs = isAhead ? 'openBooking' : null;
    const data = { ...request, timeSlot, state, car };
    found.push({ store: 'bookings', id, site, createdAt, matchedBy, keptAs, data });
  }
  return found;
}

/** Requests of unknown outcome: the workshop needs their details. */
async function findRequests({ storage, matches }: FindOptions): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const rows = inBatches((after, limit) =>
    storage.db
      .selectFrom('booking_requests')
      .select(['request_key as id', 'details', 'changed_at'])
      .where('request_key', '>', after)
      .where('details', '!=', '')
      .orderBy('request_key')
      .limit(limit)
      .execute(),
  );
  for await (const { id, details, changed_at: createdAt } of rows) {
    const data = JSON.parse(details) as BookingCaseDetails;
    const matchedBy = matches({ ...bookingContact(data.request), country: '' });
    if (matchedBy.length === 0) continue;
    found.push({ store: 'booking_requests', id, site: '', createdAt, matchedBy, keptAs: 'openBooking', data });
  }
  return found;
}

function bookingContact({ customer: { email, phone }, registrationNumber: plate }: BookingRequest) {
  return { email, phone, plate };
}

async function findWaiting({ storage, matches, countryOf }: FindOptions): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const rows = inBatches((after, limit) =>
    storage.db
      .selectFrom('waiting_entries')
      .select(['id', 'site', 'request', 'created_at'])
      .where('id', '>', after)
      .where('request', '!=', '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const { id, site, request, created_at: createdAt } of rows) {
    const data = JSON.parse(request) as { request: WaitingRequest };
    const { email, phone, registrationNumber: plate } = data.request;
    const matchedBy = matches({ email, phone, plate, country: countryOf(site) });
    if (matchedBy.length === 0) continue;
    found.push({ store: 'waiting_entries', id, site, createdAt, matchedBy, keptAs: null, data });
  }
  return found;
}
