import { BookingError } from '../../shared/booking/BookingError.ts';
import { normalizePhone } from '../../shared/forms/rules/phoneNumber.ts';
import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import { internationalPhone } from '../messages/internationalPhone.ts';
import type { Count, Limit, LimitReached, SharedLimits } from '../storage/sharedLimits.ts';
import type { Queries } from '../storage/Storage.ts';
import type { ConflictLimits } from './embedded/ConflictLimits.ts';
import { plateKey } from './embedded/times/carTimes.ts';

/** Limits of bookings and their changes per customer, because anyone can enter the address of a stranger. */
export interface CustomerLimits extends ConflictLimits {
  /**
   * Counts a booking or change, within its transaction, by mail address, phone and plate.
   * @param country ISO 3166-1 alpha-2 of phone numbers without a country code
   * @throws BookingError TooManyRequests, which rolls the transaction back
   */
  count(queries: Queries, what: LimitedBooking, request: LimitedRequest, country: string): Promise<void>;
  /**
   * Counts a booking that another system is about to make; `giveBack` reverts it when that refuses.
   * @throws BookingError TooManyRequests
   */
  reserve(request: BookingRequest, country: string): Promise<{ giveBack(): Promise<void> }>;
}

/** 'waits': places on waiting lists, whose offers are mailed and sent by text message. */
type LimitedBooking = 'bookings' | 'changes' | 'waits';
interface LimitedRequest {
  customer: Pick<BookingRequest['customer'], 'email' | 'phone'>;
  registrationNumber: string;
}

type Limited = LimitedBooking | 'conflicts';

const dayMs = 24 * 3_600_000;

/** A family books for several cars; each booking and change causes a mail and perhaps a text message. */
const customerLimits: Readonly<Record<Limited, readonly Limit[]>> = {
  bookings: [
    { most: 6, forMs: dayMs },
    { most: 30, forMs: 30 * dayMs },
  ],
  changes: [{ most: 12, forMs: dayMs }],
  waits: [{ most: 6, forMs: dayMs }],
  conflicts: [{ most: 5, forMs: dayMs }],
};

/** Creates limits that all processes share. */
export function createCustomerLimits(shared: SharedLimits): CustomerLimits {
  return {
    count: async (queries, what, request, country) => {
      const reached = await shared.takeWithin(queries, countsOf(what, request, country));
      if (reached) throw tooMany(reached);
    },
    reserve: async (request, country) => {
      const counts = countsOf('bookings', request, country);
      const reached = await shared.take(counts);
      if (reached) throw tooMany(reached);
      return { giveBack: () => shared.giveBack(counts) };
    },
    checkConflicts: async (plate) => {
      const reached = await shared.reached(buildCounts('conflicts', { plate: plateKey(plate) }));
      if (reached) throw tooMany(reached);
    },
    countConflict: async (plate) => {
      await shared.take(buildCounts('conflicts', { plate: plateKey(plate) }));
    },
  };
}

function countsOf(what: LimitedBooking, { customer, registrationNumber }: LimitedRequest, country: string): Count[] {
  const subjects = {
    email: withoutTag(customer.email),
    phone: internationalPhone(customer.phone, country) ?? normalizePhone(customer.phone),
    ...(what === 'changes' ? {} : { plate: plateKey(registrationNumber) }),
  };
  return buildCounts(what, subjects);
}

function buildCounts(what: Limited, subjects: Record<string, string>): Count[] {
  return Object.entries(subjects).flatMap(([by, subject]) =>
    subject === '' ? [] : customerLimits[what].map((limit) => ({ name: `booking.${what}.${by}`, subject, limit })),
  );
}

function tooMany({ retryAfterMs }: LimitReached): BookingError {
  return new BookingError({ code: 'TooManyRequests', retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}

/** A mail address in lower case, without the tag of "name+tag@example.com": both have the same mailbox. */
function withoutTag(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
