import { createHash } from 'node:crypto';
import { addDays } from '../../../shared/kit/zonedTime.ts';
import { withoutSeparators } from '../../../shared/kit/withoutSeparators.ts';
import type { Queries } from '../../storage/Storage.ts';
import { bookingsOfCar, timeOf } from './bookingRows.ts';
import { slotInstant } from './slotInstant.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { WorkTime } from './workTimes.ts';

const buckets = 1024;
const minuteMs = 60_000;

/** A registration number as it is compared: without separators, in upper case. */
export function plateKey(registrationNumber: string): string {
  return withoutSeparators(registrationNumber).toUpperCase();
}

interface CarTime {
  /** plateKey() of the car. */
  plate: string;
  /** Another country's car can have the same registration number. */
  country: string;
  time: WorkTime;
  timeZone: string;
  /** The booking that takes the time: does not overlap itself. */
  ownId: string;
}

/**
 * Within a transaction: keeps others from booking a time for the car until it ends, and returns the booking of the car
 * that overlaps the time, at any workshop; null when there is none. Every transaction locks one car, after its own
 * booking's row and before the room of a workshop, so that no two wait for each other.
 */
export async function lockCarTime(
  queries: Queries,
  { plate, country, time, timeZone, ownId }: CarTime,
): Promise<StoredBooking | null> {
  if (plate === '') return null;
  const bucket = createHash('sha256').update(plate).digest().readUInt16BE() % buckets;
  await queries
    .insertInto('car_locks')
    .values({ bucket })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ bucket }))
    .execute();
  const date = time.timeSlot.slice(0, 10);
  // work that begins before midnight may end after it
  const near = await bookingsOfCar(queries, { plate, country }, { from: addDays(date, -1), until: addDays(date, 2) });
  const wanted = spanOf(time, timeZone);
  const overlaps = (booking: StoredBooking): boolean => {
    const span = spanOf(timeOf(booking, timeZone), timeZone);
    return span.from < wanted.until && wanted.from < span.until;
  };
  return near.find((booking) => booking.id !== ownId && overlaps(booking)) ?? null;
}

/** When the car is away: of a car that is left for the day, the whole date. In ms since 1970, without `until`. */
function spanOf({ timeSlot, isFullDay, start, minutes }: WorkTime, timeZone: string): { from: number; until: number } {
  if (!isFullDay) return { from: start, until: start + minutes * minuteMs };
  const date = timeSlot.slice(0, 10);
  const midnightOf = (day: string): number => slotInstant(`${day}T00:00:00`, timeZone);
  return { from: midnightOf(date), until: midnightOf(addDays(date, 1)) };
}
