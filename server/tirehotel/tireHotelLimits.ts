import type { Count, Limit } from '../storage/sharedLimits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** For whom something is counted. */
export type LimitedBy = 'address' | 'plate' | 'phone' | 'session' | 'all';
/** What is counted. */
export type LimitedWhat = 'searches' | 'codes' | 'wrongTries' | 'lookups' | 'bookings' | 'reviews';

export type TireHotelLimits = Readonly<Record<LimitedWhat, Readonly<Partial<Record<LimitedBy, readonly Limit[]>>>>>;

/**
 * How often anything may be done, by one visitor's network ("address"), for one plate, one phone or one session, and by
 * all visitors together. A try of a code is counted as a wrong one before it is compared, and given back when it was
 * right.
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

/** Under what name something is counted: "tireHotel.wrongTries.plate". */
export function limitName(what: LimitedWhat, by: LimitedBy): string {
  return `tireHotel.${what}.${by}`;
}

/** What is counted of one subject; nothing where it has no limit. */
export function countsOf(limits: TireHotelLimits, what: LimitedWhat, by: LimitedBy, subject: string): Count[] {
  return (limits[what][by] ?? []).map((limit) => ({ name: limitName(what, by), subject, limit }));
}

/** Digits of a code are as many as the documents say: what keeps it from being guessed is how seldom it may be tried. */
export const challengeRules = {
  tries: 5,
  lastsMs: 10 * minuteMs,
  /** Before the 2nd, 3rd, … try, from the one before on. */
  waitsMs: [1_000, 4_000, 15_000, 30_000],
};

export const sessionRules = {
  /** Without a call. */
  idleMs: 30 * minuteMs,
  lastsMs: 2 * hourMs,
};

/** A search answers with what a code can be asked for with, for so long. */
export const phoneTokenMs = 30 * minuteMs;
