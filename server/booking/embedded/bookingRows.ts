import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { BookingTable } from '../../storage/Schema.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { withAddons } from './times/addonDays.ts';
import { slotInstant } from './times/slotInstant.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { WorkTime } from './times/workTimes.ts';

/** The request as stored in its column. Bookings stored before languages existed have none. */
interface StoredRequest extends BookingRequest {
  language?: Language;
  /** Left out for false. */
  toldBySms?: boolean;
  /** Left out while its services are those of the original request. */
  lastChange?: ServiceChangeKey;
}

/** Identifies the last change of services: a repeated request gets a response and changes nothing. */
export interface ServiceChangeKey {
  /** UUID created by the caller. */
  requestKey: string;
  /** Digest of the request with this key. */
  asked: string;
}

/** A booking with data that only the engine needs. */
export interface EngineBooking {
  booking: StoredBooking;
  /** Time on the lift, without breaks. */
  workMinutes: number;
  lastChange?: ServiceChangeKey;
}

export async function bookingById(queries: Queries, id: string): Promise<EngineBooking | null> {
  const row = await queries.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toEngineBooking(row) : null;
}

/** Within a transaction: reads the booking and locks it against other changes. */
export async function lockBooking(queries: Queries, id: string): Promise<EngineBooking | null> {
  const row = await queries
    .updateTable('bookings')
    .set(({ ref }) => ({ sequence: ref('sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toEngineBooking(row) : null;
}

/** Returns the booking first made with a key; null when there is none. */
export async function bookingByKey(
  queries: Queries,
  requestKey: string,
): Promise<{ booking: StoredBooking; asked: string } | null> {
  const row = await queries.selectFrom('bookings').selectAll().where('request_key', '=', requestKey).executeTakeFirst();
  return row ? { booking: toEngineBooking(row).booking, asked: row.asked } : null;
}

/** Number as bookings stored it before separators told cars apart. */
export function withoutHyphens(plate: string): string {
  return plate.replaceAll('-', '');
}

/** Returns active bookings of a country's car at any workshop, earliest first. `until` is exclusive. */
export async function bookingsOfCar(
  queries: Queries,
  { plate, country }: { plate: string; country: string },
  { from, until }: { from: string; until: string },
): Promise<StoredBooking[]> {
  const rows = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('plate', 'in', [plate, withoutHyphens(plate)]) // older bookings have none
    .where(sql<boolean>`plate <> ''`) // matches the condition of the partial index
    .where('country', 'in', [country, ''])
    .where('time_slot', '>=', from)
    .where('time_slot', '<', until)
    .where('state', '=', 'booked')
    .orderBy('time_slot')
    .execute();
  return rows.map((row) => toEngineBooking(row).booking);
}

/** Serialises the column `request`. */
export function requestText({ request, language, toldBySms }: StoredBooking, lastChange?: ServiceChangeKey): string {
  return JSON.stringify({
    ...request,
    ...(language ? { language } : {}),
    ...(toldBySms ? { toldBySms } : {}),
    ...(lastChange ? { lastChange } : {}),
  } satisfies StoredRequest);
}

/** Within a transaction: writes the services and the columns that depend on them. */
export async function updateServices(
  queries: Queries,
  { booking, workMinutes, lastChange }: EngineBooking,
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

/** Within a transaction: writes the columns that a move or cancellation changes. */
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

/** Returns the time of a booking. */
export function toWorkTime({ timeSlot, isFullDay, minutes, services }: StoredBooking, timeZone: string): WorkTime {
  return withAddons({ timeSlot, isFullDay, minutes, start: slotInstant(timeSlot, timeZone) }, services);
}

function toEngineBooking(row: Selectable<BookingTable>): EngineBooking {
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

/** The request of a booking whose personal data was removed. */
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
