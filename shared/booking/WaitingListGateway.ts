import type { Language } from '../site/SiteTypes.ts';
import type { BookingStore } from './BookingStore.ts';
import type { DescribedCar, OfferingRequest } from './BookingTypes.ts';

/** Request for a time at a workshop on a fully booked day. */
export interface WaitingRequest {
  departmentId: string;
  /** "2026-11-26" */
  day: string;
  registrationNumber: string;
  /** The car, if the register does not have it. */
  described?: DescribedCar;
  /** In mil (10 km); null when not requested. */
  mileage: number | null;
  serviceOfferingRequests: OfferingRequest[];
  email: string;
  /** "" for none. */
  phone: string;
}

/** Booking data restored with a held time. */
export type HeldDraft = Pick<BookingStore, 'car' | 'milage' | 'services' | 'hasAddons' | 'pricesOf'> & {
  location: NonNullable<BookingStore['location']>;
  workshop: NonNullable<BookingStore['workshop']>;
  slot: NonNullable<BookingStore['slot']>;
};

/** An entry of a waiting list as its link shows it. */
export type WaitingView =
  | { state: 'waiting' | 'lapsed'; siteName: string; day: string }
  /** `until`: "14:32", workshop local time at which the offer passes to the next customer. */
  | { state: 'held'; siteName: string; day: string; until: string; draft: HeldDraft }
  /** Booked, left, or its day has passed. */
  | { state: 'gone' };

/**
 * Waiting lists of workshops. Every method rejects with BookingError; LinkInvalid for a link that belongs to no
 * entry.
 */
export interface WaitingListGateway {
  /**
   * Adds an entry, idempotent per workshop, day, mail address and car; its links are sent by mail. Rejects with
   * TooManyRequests when the mail address has too many entries, or the list is full.
   */
  join(request: WaitingRequest, language?: Language): Promise<void>;
  view(link: string, language?: Language): Promise<WaitingView>;
  /** Removes the entry and releases its hold. Leaving twice is no error. */
  leave(link: string): Promise<void>;
}
