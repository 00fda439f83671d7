import { createHash } from 'node:crypto';
import { addDays } from '../../../../shared/kit/time/zonedTime.ts';
import type { Queries } from '../../../storage/Storage.ts';
import { bookingsOfCar, toWorkTime, withoutHyphens } from '../bookingRows.ts';
import { slotInstant } from './slotInstant.ts';
import type { StoredBooking } from '../StoredBooking.ts';
import type { WorkTime } from './workTimes.ts';

const buckets = 1024;
const minuteMs = 60_000;

interface CarTime {
  /** Result of plateKey() for the car. */
  plate: string;
  /** Cars of different countries can have the same registration number. */
  country: string;
  time: WorkTime;
  timeZone: string;
  /** Id of the booking that takes the time; it does not overlap itself. */
  ownId: string;
}

/**
 * Within a transaction: locks a car's time and returns its booking that overlaps, or null.
 * Bookings at any workshop count. The lock lasts until the transaction ends. Every transaction locks one car, after the
 * row of its own booking and before the capacity of a workshop, so that no two deadlock.
 */
export async function lockCarTime(
  queries: Queries,
  { plate, country, time, timeZone, ownId }: CarTime,
): Promise<StoredBooking | null> {
  if (plate === '') return null;
  const bucket = createHash('sha256').update(withoutHyphens(plate)).digest().readUInt16BE() % buckets;
  await queries
    .insertInto('car_locks')
    .values({ bucket })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ bucket }))
    .execute();
  const date = time.timeSlot.slice(0, 10);
  // work that begins before midnight may end after it
  const near = await bookingsOfCar(queries, { plate, country }, { from: addDays(date, -1), until: addDays(date, 2) });
  const wantedSpan = calculateSpan(time, timeZone);
  const overlaps = (booking: StoredBooking): boolean => {
    const span = calculateSpan(toWorkTime(booking, timeZone), timeZone);
    return span.from < wantedSpan.until && wantedSpan.from < span.until;
  };
  return near.find((booking) => booking.id !== ownId && overlaps(booking)) ?? null;
}

/** Time without the car, in ms since 1970, `until` exclusive. A full-day booking covers the whole date. */
function calculateSpan(
  { timeSlot, isFullDay, start, minutes }: WorkTime,
  timeZone: string,
): { from: number; until: number } {
  if (!isFullDay) return { from: start, until: start + minutes * minuteMs };
  const date = timeSlot.slice(0, 10);
  const startOfDay = (day: string): number => slotInstant(`${day}T00:00:00`, timeZone);
  return { from: startOfDay(date), until: startOfDay(addDays(date, 1)) };
}
