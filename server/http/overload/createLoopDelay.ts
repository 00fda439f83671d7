const sampleIntervalMs = 50;

/** Measures the delay of the event loop's timers. */
export interface LoopDelay {
  /** Minimum delay in ms of the last two samples. A single pause, such as a garbage collection, is no overload. */
  sustainedMs(): number;
  stop(): void;
}

/** Starts to sample the delay of the event loop. */
export function createLoopDelay(): LoopDelay {
  let last = 0;
  let beforeLast = 0;
  let expectedAt = performance.now() + sampleIntervalMs;
  const timer = setInterval(() => {
    const now = performance.now();
    beforeLast = last;
    last = Math.max(0, now - expectedAt);
    expectedAt = now + sampleIntervalMs;
  }, sampleIntervalMs);
  timer.unref();
  return { sustainedMs: () => Math.min(last, beforeLast), stop: () => clearInterval(timer) };
}
