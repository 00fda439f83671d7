/** Provided by browsers and by Node.js. */
declare const performance: { now(): number };

/**
 * Milliseconds since a fixed moment of this process or page, unaffected when the system clock is set.
 * Only differences within one process have a meaning: times that are stored, compared between processes or shown need
 * `Date.now` or a `Clock`.
 */
export function monotonicMs(): number {
  return performance.now();
}
