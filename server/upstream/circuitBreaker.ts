export interface CircuitBreaker {
  /** Milliseconds until a call may pass; 0 when it may now. A 0 in the half-open state hands out a probe. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
  /** Opens it for so long, whatever went before: the upstream has asked for that. */
  pause(ms: number): void;
  /** Gives a handed-out probe back unused: the call ended without saying anything about the upstream. */
  released(): void;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open it. */
  failures: number;
  /** How long it stays open before one call may probe, and from one probe without an answer to the next, ms. */
  openMs: number;
  clock: () => number;
  onChange(state: 'open' | 'closed'): void;
}

/**
 * Stops calls to an upstream that keeps failing; after a while a probe decides whether it closes again. A probe that hangs
 * does not delay the next one, so that an upstream that is well again is used within `openMs`.
 */
export function circuitBreaker({ failures, openMs, clock, onChange }: CircuitBreakerOptions): CircuitBreaker {
  let inARow = 0;
  /** Time from which one call may probe; null while it is closed. */
  let probeAt: number | null = null;
  let probing = false;
  let pausedUntil = -Infinity;
  const openFor = (ms: number): void => {
    const wasClosed = probeAt === null;
    probeAt = Math.max(probeAt ?? 0, clock() + ms);
    if (wasClosed) onChange('open');
  };
  return {
    waitMs() {
      if (probeAt === null) return 0;
      const left = probeAt - clock();
      if (left > 0) return left;
      probing = true;
      probeAt = clock() + openMs;
      return 0;
    },
    succeeded() {
      // an answer that was on its way when the upstream asked for a pause does not end it
      if (!probing && clock() < pausedUntil) return;
      inARow = 0;
      probing = false;
      if (probeAt === null) return;
      probeAt = null;
      onChange('closed');
    },
    failed() {
      inARow += 1;
      probing = false;
      if (inARow >= failures) openFor(openMs);
    },
    pause(ms) {
      probing = false;
      pausedUntil = Math.max(pausedUntil, clock() + ms);
      openFor(ms);
    },
    released() {
      if (probing) probeAt = clock();
      probing = false;
    },
  };
}
