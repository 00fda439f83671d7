/** Keeps calls to an upstream under the limit that it advertises. */
export interface RateLimiter {
  /**
   * Takes a place and says how long to wait for it, in milliseconds; 0 when the call may go now. null: it would take
   * longer than a visitor waits, no place is taken.
   */
  takeMs(): number | null;
  /** Reads an answer's headers X-Rate-Limit-Limit, -Remaining and -Reset. */
  learn(header: (name: string) => string | null): void;
}

export interface RateLimiterOptions {
  /** Calls per second until the upstream says otherwise. */
  perSecond: number;
  longestWaitMs: number;
  /** Milliseconds. */
  clock: () => number;
}

const windowMs = 1000;

/**
 * A bucket with one token per call and second, each usable again a second after it was used: in no second go more
 * calls than the limit, which a bucket that fills evenly would exceed after a pause. When the upstream says that
 * nothing is left (others use the same account), calls wait until it says that its second ends.
 */
export function rateLimiter({ perSecond, longestWaitMs, clock }: RateLimiterOptions): RateLimiter {
  let limit = perSecond;
  /** When the latest calls go or went, oldest first; at most `limit` of them. */
  let taken: number[] = [];
  let closedUntil = -Infinity;

  return {
    takeMs() {
      const now = clock();
      const blocking = taken.at(-limit);
      const at = Math.max(now, closedUntil, blocking === undefined ? -Infinity : blocking + windowMs);
      if (at - now > longestWaitMs) return null;
      taken = [...taken.filter((time) => time > now - windowMs), at];
      return at - now;
    },
    learn(header) {
      const advertised = readNumber(header('x-rate-limit-limit'));
      if (advertised !== null && advertised >= 1) limit = Math.floor(advertised);
      if (readNumber(header('x-rate-limit-remaining')) !== 0) return;
      const reset = readNumber(header('x-rate-limit-reset'));
      closedUntil = Math.max(closedUntil, clock() + Math.min(resetMs(reset, clock()), longestWaitMs));
    },
  };
}

function readNumber(header: string | null): number | null {
  return header !== null && /^\s*\d{1,15}(\.\d+)?\s*$/.test(header) ? Number(header) : null;
}

/** Reset is the seconds that are left, or the time of the end as seconds or milliseconds since 1970. */
function resetMs(reset: number | null, now: number): number {
  if (reset === null) return windowMs;
  if (reset < 1e9) return reset * 1000;
  return Math.max(0, (reset < 1e11 ? reset * 1000 : reset) - now);
}
