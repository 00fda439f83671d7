import type { Count, Limit } from '../storage/sharedLimits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Subject of a counter. */
export type LimitedBy = 'address' | 'plate' | 'phone' | 'session' | 'all';
/** Limited action. */
export type LimitedWhat = 'searches' | 'codes' | 'wrongTries' | 'lookups' | 'bookings' | 'reviews';

export type TireHotelLimits = Readonly<Record<LimitedWhat, Readonly<Partial<Record<LimitedBy, readonly Limit[]>>>>>;

/**
 * Limits of each action, by subject and for all visitors.
 * Subjects are a visitor's network ("address"), a registration number, a phone and a session. A try of a code is
 * counted as a wrong one before it is compared, and reverted when it was right.
 */
export const tireHotelLimits: TireHotelLimits = {
  searches: {
    address: [
      { most: 10, forMs: 10 * minuteMs },
      { most: 60, forMs: dayMs },
    ],
    plate: [{ most: 30, forMs: hourMs }],
    all: [{ most: 3000, forMs: 10 * minuteMs }],
  },
  codes: {
    address: [
      { most: 8, forMs: 10 * minuteMs },
      { most: 30, forMs: dayMs },
    ],
    plate: [
      { most: 5, forMs: hourMs },
      { most: 10, forMs: dayMs },
    ],
    phone: [
      { most: 5, forMs: hourMs },
      { most: 10, forMs: dayMs },
    ],
    all: [{ most: 600, forMs: 10 * minuteMs }],
  },
  wrongTries: {
    address: [{ most: 20, forMs: dayMs }],
    plate: [{ most: 9, forMs: 7 * dayMs, slides: true }],
    phone: [{ most: 9, forMs: 7 * dayMs, slides: true }],
    all: [{ most: 1000, forMs: dayMs }],
  },
  lookups: { session: [{ most: 200, forMs: 10 * minuteMs }] },
  bookings: { session: [{ most: 10, forMs: hourMs }] },
  reviews: { session: [{ most: 5, forMs: dayMs }] },
};

/** Name of the stored secret that keys the counters' hashes. */
export const countSecretName = 'tireHotelCounts';

/** Name of a counter: "tireHotel.wrongTries.plate". */
export function limitName(what: LimitedWhat, by: LimitedBy): string {
  return `tireHotel.${what}.${by}`;
}

/** Counters of one subject; none without a limit. */
export function buildCounts(limits: TireHotelLimits, what: LimitedWhat, by: LimitedBy, subject: string): Count[] {
  return (limits[what][by] ?? []).map((limit) => ({ name: limitName(what, by), subject, limit }));
}

/** The documents define the number of digits of a code; it is protected by the limits on tries. */
export const challengeRules = {
  tries: 5,
  lastsMs: 10 * minuteMs,
  /** Delays before the 2nd, 3rd, … try, from the previous one on. */
  waitsMs: [1_000, 4_000, 15_000, 30_000],
};

export const sessionRules = {
  /** Maximum time without a call. */
  idleMs: 30 * minuteMs,
  lastsMs: 2 * hourMs,
};

/** Lifetime of the token that a search returns for requesting a code. */
export const phoneTokenMs = 30 * minuteMs;
