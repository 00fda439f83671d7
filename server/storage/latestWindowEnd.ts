/** Processes that share a database may have clocks this far apart. */
const maxClockSkewMs = 60_000;

/**
 * Latest plausible end of a counter's window, as ISO time.
 * A counter that ends later was stored before the system clock was set back, and counts as lapsed: otherwise it would
 * refuse its subject for as long as the clock was set back.
 */
export function latestWindowEnd(now: Date, windowMs: number): string {
  return new Date(now.getTime() + windowMs + Math.max(windowMs, maxClockSkewMs)).toISOString();
}
