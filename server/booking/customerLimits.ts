import { BookingError } from '../../shared/booking/BookingError.ts';
import { normalizePhone } from '../../shared/forms/rules/phoneNumber.ts';
import type { BookingFailure } from '../../shared/booking/BookingError.ts';
import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import { internationalPhone } from '../messages/internationalPhone.ts';
import type { Count, Limit, LimitReached, SharedLimits } from '../storage/sharedLimits.ts';
import type { Queries } from '../storage/Storage.ts';
import type { ConflictLimits } from './embedded/ConflictLimits.ts';
import { plateKey } from '../../shared/kit/text/plateKey.ts';

/** Limits of bookings and their changes per customer, because anyone can enter the address of a stranger. */
export interface CustomerLimits extends ConflictLimits {
  /**
   * Counts a booking or change, within its transaction, by mail address, phone and plate.
   * @param country ISO 3166-1 alpha-2 of phone numbers without a country code
   * @throws BookingError TooManyRequests, which rolls the transaction back: UnconfirmedError for a booking
   */
  count(queries: Queries, what: LimitedBooking, request: LimitedRequest, country: string): Promise<void>;
  /**
   * Counts a booking that another system is about to make; `giveBack` reverts it when that refuses.
   * @throws BookingError TooManyRequests, as `count`
   */
  reserve(request: BookingRequest, country: string): Promise<{ giveBack(): Promise<void> }>;
}

/** 'waits': places on waiting lists, whose offers are mailed and sent by text message. */
type LimitedBooking = 'bookings' | 'changes' | 'waits';
export interface LimitedRequest {
  customer: Pick<BookingRequest['customer'], 'email' | 'phone'>;
  registrationNumber: string;
}

type Limited = LimitedBooking | 'conflicts' | 'confirmedBookings' | 'confirmed' | 'codes' | 'validCodes' | 'codeTries';

/** Too many bookings of a customer who has not confirmed the mail address. */
export class UnconfirmedError extends BookingError {}

/** Lifetime of a code by mail. */
export const codeMs = 10 * 60_000;

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
  // the same periods as of bookings, and thereby the same counters
  confirmedBookings: [
    { most: 30, forMs: dayMs },
    { most: 120, forMs: 30 * dayMs },
  ],
  confirmed: [{ most: 1, forMs: dayMs }],
  codes: [{ most: 3, forMs: dayMs }],
  validCodes: [{ most: 1, forMs: codeMs }],
  codeTries: [{ most: 5, forMs: codeMs }],
};

/** Creates limits that all processes share. */
export function createCustomerLimits(shared: SharedLimits): CustomerLimits {
  const countBooking = async (
    request: LimitedRequest,
    country: string,
    { queries, take }: { queries?: Queries; take: (counts: Count[]) => Promise<LimitReached | null> },
  ): Promise<Count[]> => {
    const confirmed = await shared.reached(mailboxCounts('confirmed', request.customer.email), queries);
    const counts = countsOf('bookings', request, country, confirmed ? 'confirmedBookings' : 'bookings');
    const reached = await take(counts);
    if (reached) throw confirmed ? tooMany(reached) : new UnconfirmedError(failureOf(reached));
    return counts;
  };
  return {
    count: async (queries, what, request, country) => {
      const take = (counts: Count[]) => shared.takeWithin(queries, counts);
      if (what === 'bookings') {
        await countBooking(request, country, { queries, take });
        return;
      }
      const reached = await take(countsOf(what, request, country));
      if (reached) throw tooMany(reached);
    },
    reserve: async (request, country) => {
      const counts = await countBooking(request, country, { take: (some) => shared.take(some) });
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

/**
 * Counters by mail address, phone and plate.
 * @param limits limits to apply; those of `what` when left out
 */
export function countsOf(
  what: LimitedBooking | 'codes',
  { customer, registrationNumber }: LimitedRequest,
  country: string,
  limits: Limited = what,
): Count[] {
  const subjects = {
    email: mailboxOf(customer.email),
    phone: internationalPhone(customer.phone, country) ?? normalizePhone(customer.phone),
    ...(what === 'changes' ? {} : { plate: plateKey(registrationNumber) }),
  };
  return buildCounts(what, subjects, limits);
}

/** Counters by mail address only. */
export function mailboxCounts(what: 'confirmed' | 'validCodes' | 'codeTries', email: string): Count[] {
  return buildCounts(what, { email: mailboxOf(email) });
}

function buildCounts(what: Limited, subjects: Record<string, string>, limits: Limited = what): Count[] {
  return Object.entries(subjects).flatMap(([by, subject]) =>
    subject === '' ? [] : customerLimits[limits].map((limit) => ({ name: `booking.${what}.${by}`, subject, limit })),
  );
}

const tooMany = (reached: LimitReached): BookingError => new BookingError(failureOf(reached));

function failureOf({ retryAfterMs }: LimitReached): BookingFailure {
  return { code: 'TooManyRequests', retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
}

/** A mail address in lower case, without the tag of "name+tag@example.com": both have the same mailbox. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
