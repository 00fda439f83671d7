import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { BookingTable } from '../../storage/Schema.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { slotInstant } from './slotInstant.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { WorkTime } from './workTimes.ts';

/** The request as its column has it. Bookings from before there were languages have none. */
interface StoredRequest extends BookingRequest {
  language?: Language;
  /** Left out for false. */
  toldBySms?: boolean;
  /** Left out while its services are those of the request that booked it. */
  lastChange?: ServiceChangeKey;
}

/** The last change of its services: the same request again is answered and changes nothing. */
export interface ServiceChangeKey {
  /** A UUID of the caller's. */
  requestKey: string;
  /** Digest of what was asked for with it. */
  asked: string;
}

/** A booking and what only the engine needs of it. */
export interface KeptBooking {
  booking: StoredBooking;
  /** On the lift, without breaks. */
  workMinutes: number;
  lastChange?: ServiceChangeKey;
}

export async function bookingById(queries: Queries, id: string): Promise<KeptBooking | null> {
  const row = await queries.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? keptBooking(row) : null;
}

/** Within a transaction: reads it and keeps others from changing it. */
export async function holdBooking(queries: Queries, id: string): Promise<KeptBooking | null> {
  const row = await queries
    .updateTable('bookings')
    .set(({ ref }) => ({ sequence: ref('sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? keptBooking(row) : null;
}

/** What a key has booked at first; null when nothing. */
export async function bookingByKey(
  queries: Queries,
  requestKey: string,
): Promise<{ booking: StoredBooking; asked: string } | null> {
  const row = await queries.selectFrom('bookings').selectAll().where('request_key', '=', requestKey).executeTakeFirst();
  return row ? { booking: keptBooking(row).booking, asked: row.asked } : null;
}

/** The bookings of a country's car that stand, at any workshop, from one date to before another; the earliest first. */
export async function bookingsOfCar(
  queries: Queries,
  { plate, country }: { plate: string; country: string },
  { from, until }: { from: string; until: string },
): Promise<StoredBooking[]> {
  const rows = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('plate', '=', plate)
    .where(sql<boolean>`plate <> ''`) // as the partial index has it
    .where('country', 'in', [country, ''])
    .where('time_slot', '>=', from)
    .where('time_slot', '<', until)
    .where('state', '=', 'booked')
    .orderBy('time_slot')
    .execute();
  return rows.map((row) => keptBooking(row).booking);
}

/** The column `request`. */
export function requestText({ request, language, toldBySms }: StoredBooking, lastChange?: ServiceChangeKey): string {
  return JSON.stringify({
    ...request,
    ...(language ? { language } : {}),
    ...(toldBySms ? { toldBySms } : {}),
    ...(lastChange ? { lastChange } : {}),
  } satisfies StoredRequest);
}

/** Within a transaction: writes its services, and what goes with them. */
export async function updateServices(
  queries: Queries,
  { booking, workMinutes, lastChange }: KeptBooking,
): Promise<void> {
  await queries
    .updateTable('bookings')
    .set({
      services: JSON.stringify(booking.services),
      request: requestText(booking, lastChange),
      work_minutes: workMinutes,
    })
    .where('id', '=', booking.id)
    .execute();
  await updateBooking(queries, booking);
}

/** Within a transaction: writes what a move or cancellation changes. */
export async function updateBooking(queries: Queries, booking: StoredBooking): Promise<void> {
  await queries
    .updateTable('bookings')
    .set({
      time_slot: booking.timeSlot,
      is_full_day: booking.isFullDay ? 1 : 0,
      minutes: booking.minutes,
      state: booking.state,
      sequence: booking.sequence,
      changed_at: booking.changedAt,
    })
    .where('id', '=', booking.id)
    .execute();
}

/** The time that a booking has. */
export function timeOf({ timeSlot, isFullDay, minutes }: StoredBooking, timeZone: string): WorkTime {
  return { timeSlot, isFullDay, minutes, start: slotInstant(timeSlot, timeZone) };
}

function keptBooking(row: Selectable<BookingTable>): KeptBooking {
  const services = JSON.parse(row.services) as StoredBooking['services'];
  const isFullDay = row.is_full_day === 1;
  const stored = row.request === '' ? emptied(row, services) : (JSON.parse(row.request) as StoredRequest);
  const { language, toldBySms = false, lastChange, ...request } = stored;
  const booking: StoredBooking = {
    id: row.id,
    state: row.state,
    sequence: row.sequence,
    site: row.site,
    country: row.country,
    departmentId: row.department,
    timeSlot: row.time_slot,
    isFullDay,
    minutes: row.minutes,
    request,
    ...(language ? { language } : {}),
    toldBySms,
    services,
    car: row.car,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
  return { booking, workMinutes: row.work_minutes, ...(lastChange ? { lastChange } : {}) };
}

/** The request of a booking that has lost its personal data. */
function emptied(row: Selectable<BookingTable>, services: StoredBooking['services']): StoredRequest {
  return {
    customer: { firstName: '', lastName: '', phone: '', email: '' },
    freeText: '',
    departmentId: row.department,
    timeSlot: row.time_slot,
    isFullDay: row.is_full_day === 1,
    registrationNumber: '',
    mileage: null,
    serviceOfferingRequests: services.map(({ code, units }) => ({
      kobraId: code,
      unitsSelected: units,
      userInput: '',
    })),
  };
}
