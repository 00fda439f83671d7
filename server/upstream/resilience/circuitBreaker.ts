export interface CircuitBreaker {
  /** Milliseconds until a call may pass; 0 when it may pass at once. In the half-open state a 0 permits one probe. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
  /** Opens it for this long regardless of its state: the upstream has requested a pause. */
  pause(ms: number): void;
  /** Returns an unused probe: the call ended without a result about the upstream. */
  released(): void;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open it. */
  failures: number;
  /** Time in ms until one call may probe, and between probes without a response. */
  openMs: number;
  clock: () => number;
  onChange(state: 'open' | 'closed'): void;
}

/**
 * Stops calls to an upstream that keeps failing; later a probe decides whether it closes again.
 * A probe that hangs does not delay the next one, so that a recovered upstream is used within `openMs`.
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
      // a response already in progress does not end a requested pause
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
