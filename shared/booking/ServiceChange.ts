import type { OfferingCategory, OfferingRequest } from './BookingTypes.ts';

/** Time on a lift, in minutes: `fixed`, and `perUnit` for each unit on top. */
export interface OfferedWork {
  fixed: number;
  perUnit: number;
}

/** The services that a workshop offers for the car of a booking, and those that are booked. */
export interface ServiceOffers {
  /** Number of changes of the booking so far. A ServiceChange sends it back. */
  version: number;
  /** Prices are the workshop's; those of booked services stay as they were when they were booked. */
  services: OfferingCategory[];
  addons: OfferingCategory[];
  booked: { code: string; units: number }[];
  /** By code of each available offering. */
  work: Record<string, OfferedWork>;
}

/** All services that a booking has after a change. */
export interface ServiceChange {
  /** Version of the ServiceOffers that were shown; a booking changed since then is refused. */
  version: number;
  /** An empty `userInput` keeps the text of the original booking. */
  serviceOfferingRequests: OfferingRequest[];
  /** In mil (10 km); null keeps the mileage of the booking. */
  mileage: number | null;
  /** Another time at the same workshop; null for the time that the booking has. */
  to: { timeSlot: string; isFullDay: boolean } | null;
}

/** Minutes that the workshop needs at least, whatever is chosen. */
const minWorkMinutes = 15;

/** Time on a lift for all of it, in minutes; offerings without known work count as 0. */
export function workMinutesOf(
  chosen: Iterable<readonly [code: string, units: number]>,
  work: ServiceOffers['work'],
): number {
  let minutes = 0;
  for (const [code, units] of chosen) {
    const { fixed, perUnit } = (Object.hasOwn(work, code) ? work[code] : undefined) ?? { fixed: 0, perUnit: 0 };
    minutes += fixed + perUnit * units;
  }
  return Math.max(minutes, minWorkMinutes);
}
