import type { Insertable } from 'kysely';
import { fingerprintBooking } from '../../../shared/booking/request/fingerprintBooking.ts';
import { bookingNumber } from '../../../shared/booking/request/bookingNumber.ts';
import type { BookingTable } from '../../storage/Schema.ts';
import type { Queries } from '../../storage/Storage.ts';
import { bookingByKey, requestText } from './bookingRows.ts';
import type { EngineBooking } from './bookingRows.ts';

/** Result of writing a booking: written, or its key or booking number is in use. */
type Insertion = 'written' | 'keyUsed' | 'numberUsed';

/** Within a transaction. `plate` is the result of plateKey(). */
export async function insertBooking(
  queries: Queries,
  { requestKey, plate }: { requestKey: string; plate: string },
  { booking, workMinutes }: EngineBooking,
): Promise<Insertion> {
  if (await isNumberUsed(queries, booking.id)) return 'numberUsed';
  const row: Insertable<BookingTable> = {
    id: booking.id,
    request_key: requestKey,
    site: booking.site,
    country: booking.country,
    department: booking.departmentId,
    time_slot: booking.timeSlot,
    is_full_day: booking.isFullDay ? 1 : 0,
    minutes: booking.minutes,
    work_minutes: workMinutes,
    state: booking.state,
    sequence: booking.sequence,
    asked: fingerprintBooking(booking.request),
    request: requestText(booking),
    plate,
    number: bookingNumber(booking.id),
    services: JSON.stringify(booking.services),
    car: booking.car,
    created_at: booking.createdAt,
    changed_at: booking.changedAt,
  };
  const inserted = await queries
    .insertInto('bookings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return 'written';
  return (await bookingByKey(queries, requestKey)) ? 'keyUsed' : 'numberUsed';
}

/** Also finds bookings from before numbers were unique. The unique index catches two written at once. */
async function isNumberUsed(queries: Queries, id: string): Promise<boolean> {
  const start = id.slice(0, 8);
  const row = await queries
    .selectFrom('bookings')
    .select('request_key')
    .where('id', '>=', start)
    .where('id', '<', `${start}~`)
    .executeTakeFirst();
  return row !== undefined;
}
