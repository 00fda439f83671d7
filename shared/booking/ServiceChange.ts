import type { OfferingCategory, OfferingRequest } from './BookingTypes.ts';

/** Time on a lift in minutes: `fixed`, plus `perUnit` for each unit. */
export interface OfferedWork {
  fixed: number;
  perUnit: number;
}

/** Services offered by a workshop for the car of a booking, and the booked ones. */
export interface ServiceOffers {
  /** Number of changes of the booking so far, sent back in a ServiceChange. */
  version: number;
  /** Prices are the workshop's; booked services keep the prices of the booking. */
  services: OfferingCategory[];
  addons: OfferingCategory[];
  booked: { code: string; units: number }[];
  /** By code of each available offering. */
  work: Record<string, OfferedWork>;
}

/** All services that a booking has after a change. */
export interface ServiceChange {
  /** Version of the displayed ServiceOffers; a booking changed since then is refused. */
  version: number;
  /** An empty `userInput` keeps the text of the original booking. */
  serviceOfferingRequests: OfferingRequest[];
  /** In mil (10 km); null keeps the mileage of the booking. */
  mileage: number | null;
  /** Another time at the same workshop; null keeps the booking's time. */
  to: { timeSlot: string; isFullDay: boolean } | null;
}

/** Minimum working time in minutes, for any choice. */
const minWorkMinutes = 15;

/** Returns the total time on a lift in minutes; offerings without known work count as 0. */
export function calculateWorkMinutes(
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
