import { createHash } from 'node:crypto';
import { BookingError } from '../../../../shared/booking/BookingError.ts';
import type { OfferingRequest } from '../../../../shared/booking/BookingTypes.ts';
import type { ServiceChange } from '../../../../shared/booking/ServiceChange.ts';
import { keyReused } from '../../../../shared/booking/request/keyReused.ts';
import { bookingAccess } from './bookingAccess.ts';
import type { BookingSpan, Workshop } from '../BookingReference.ts';
import { toWorkTime, updateServices } from '../bookingRows.ts';
import { lockCarTime } from '../times/carTimes.ts';
import { plateKey } from '../../../../shared/kit/text/plateKey.ts';
import { withServices } from '../serviceOffers.ts';
import { invalid, workTime } from '../checkBookingRequest.ts';
import type { BookingEngineOptions } from '../BookingEngineOptions.ts';
import { nearestFreeTimes } from '../times/nearestFreeTimes.ts';
import { toWorkshopDay } from '../StoredBooking.ts';
import type { StoredBooking } from '../StoredBooking.ts';
import { TakenError, runInTransaction } from '../runInTransaction.ts';
import { timeTaken } from '../timeTaken.ts';
import { withAddons } from '../times/addonDays.ts';
import { meetsNoticePeriod } from '../times/workshopCalendar.ts';
import { changeUse } from '../times/workshopUse.ts';
import type { WorkTime } from '../times/workTimes.ts';

/** A change with the key that makes retries idempotent. */
export interface KeyedServiceChange extends ServiceChange {
  /** UUID created by the caller. */
  requestKey: string;
}

/**
 * Changes the services of a booking, and its time if the change has one, in one transaction.
 * Booking, workshop capacity and messages are all written, or nothing is.
 * @see BookingEngine.changeServices
 */
export async function changeServices(
  options: BookingEngineOptions,
  id: string,
  change: KeyedServiceChange,
): Promise<StoredBooking> {
  const { storage, reference, messages, waiting, clock } = options;
  const { timeZone, country } = reference;
  const { workshopOf, ensureChangeable, held } = bookingAccess(options);
  const lastChange = { requestKey: change.requestKey, asked: hashChange(change) };
  /** Data of a refused change, to find alternative times. */
  let refused: RefusedChange | null = null;

  const changed = await runInTransaction((refuse) =>
    storage.write(async (queries) => {
      const before = await held(queries, id);
      const { booking } = before;
      if (before.lastChange?.requestKey === lastChange.requestKey) {
        if (before.lastChange.asked === lastChange.asked) return booking;
        throw keyReused();
      }
      const workshop = workshopOf(booking);
      const now = clock.now();
      if (booking.state === 'cancelled') throw invalid('The booking is cancelled.');
      ensureChangeable(booking, workshop, now.getTime());
      if (booking.sequence !== change.version) throw invalid('The booking was changed after its offers were read.');

      const { booking: wanted, workMinutes } = withServices(booking, change, reference);
      if (isSameWork(wanted, booking) && (!change.to || isSameTime(change.to, booking))) return booking;
      const from = toWorkTime(booking, timeZone);
      refused = { workshop, workMinutes, wanted, own: from };
      const isMoved = change.to !== null && !isSameTime(change.to, booking);
      const { time, fits } =
        change.to !== null && isMoved
          ? workTime(change.to, reference, { workshop, workMinutes }, now.getTime())
          : ownTime({ from, workMinutes, workMinutesBefore: before.workMinutes, workshop }, reference, now.getTime());
      if (!fits || (isMoved && !meetsNoticePeriod(workshop, time, now.getTime()))) return refuse(time);
      const plate = plateKey(booking.request.registrationNumber);
      if (await lockCarTime(queries, { plate, country, time, timeZone, ownId: id })) {
        throw new BookingError('CarAlreadyBooked');
      }
      const to = withAddons(time, wanted.services);
      const full = await changeUse(queries, workshop, { from, to });
      if (full) return refuse(time, full.addon);

      const { timeSlot, isFullDay, minutes } = time;
      const sequence = booking.sequence + 1;
      const after = { ...wanted, timeSlot, isFullDay, minutes, sequence, changedAt: now.toISOString() };
      await updateServices(queries, { booking: after, workMinutes, lastChange });
      await messages.changed(queries, after, workshop);
      const isAddonFreed = from.addons?.some(({ code }) => !to.addons?.some((one) => one.code === code));
      if (isMoved || minutes < from.minutes || isAddonFreed) await waiting?.freed(queries, toWorkshopDay(booking));
      return after;
    }),
  );
  if (!(changed instanceof TakenError)) return changed;
  const at = { queries: storage.db, now: clock.now().getTime(), span: reference };
  const asked = refused as RefusedChange | null;
  if (!asked) throw changed;
  const { workshop, workMinutes, wanted, own } = asked;
  const { services, language = reference.language } = wanted;
  const timeQuery = { workshop, workMinutes, chosen: services, time: changed.time, others: [], own };
  throw timeTaken(changed, { services, language }, await nearestFreeTimes(timeQuery, at));
}

interface RefusedChange {
  workshop: Workshop;
  workMinutes: number;
  /** The booking with the services of the change. */
  wanted: StoredBooking;
  own: WorkTime;
}

/** Digest of a request, to compare requests with the same key. */
function hashChange({ version, serviceOfferingRequests, mileage, to }: ServiceChange): string {
  const time = to ? [to.timeSlot, to.isFullDay] : null;
  return createHash('sha256')
    .update(JSON.stringify([version, sorted(serviceOfferingRequests), mileage, time]))
    .digest('base64url');
}

function sorted(services: readonly OfferingRequest[]): unknown[] {
  return services.map(({ kobraId, unitsSelected, userInput }) => [kobraId, unitsSelected, userInput]).sort();
}

function isSameWork(one: StoredBooking, other: StoredBooking): boolean {
  const serializeWork = ({ request: { mileage, serviceOfferingRequests } }: StoredBooking): string =>
    JSON.stringify([mileage, sorted(serviceOfferingRequests)]);
  return serializeWork(one) === serializeWork(other);
}

function isSameTime(to: NonNullable<ServiceChange['to']>, { timeSlot, isFullDay }: StoredBooking): boolean {
  return to.timeSlot === timeSlot && to.isFullDay === isFullDay;
}

interface OwnTime {
  from: WorkTime;
  workMinutes: number;
  workMinutesBefore: number;
  workshop: Workshop;
}

/**
 * Returns the time of a booking with other work.
 * Full days and work of unchanged length keep their time even if the opening hours have changed since.
 */
function ownTime(
  { from, workMinutes, workMinutesBefore, workshop }: OwnTime,
  span: BookingSpan,
  now: number,
): { time: WorkTime; fits: boolean } {
  if (from.isFullDay || workMinutes === workMinutesBefore) return { time: from, fits: true };
  try {
    return workTime(from, span, { workshop, workMinutes }, now);
  } catch (error) {
    // the opening hours have changed: no work begins at this time any more
    if (error instanceof BookingError && error.code === 'InvalidRequest') return { time: from, fits: false };
    throw error;
  }
}
