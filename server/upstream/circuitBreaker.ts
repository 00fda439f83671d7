export interface CircuitBreaker {
  /** Milliseconds until a call may pass; 0 when it may now. A 0 in the half-open state hands out the one probe. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
  /** Gives a handed-out probe back unused: the call ended without saying anything about the upstream. */
  released(): void;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open it. */
  failures: number;
  /** How long it stays open before one call may probe. */
  openMs: number;
  clock: () => number;
  onChange(state: 'open' | 'closed'): void;
}

/** Stops calls to an upstream that keeps failing; after a while one probe decides whether it closes again. */
export function circuitBreaker({ failures, openMs, clock, onChange }: CircuitBreakerOptions): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | null = null;
  let probing = false;
  return {
    waitMs() {
      if (openedAt === null) return 0;
      const left = openedAt + openMs - clock();
      if (left > 0) return left;
      if (probing) return openMs;
      probing = true;
      return 0;
    },
    succeeded() {
      inARow = 0;
      probing = false;
      if (openedAt === null) return;
      openedAt = null;
      onChange('closed');
    },
    failed() {
      inARow += 1;
      probing = false;
      if (inARow < failures) return;
      const wasClosed = openedAt === null;
      openedAt = clock();
      if (wasClosed) onChange('open');
    },
    released() {
      probing = false;
    },
  };
}
