/** Weight of the newest measurement in the average. */
const newestWeight = 0.2;

/** Measures the time between two starts while requests wait: the rate at which a queue shrinks. */
export class StartRate {
  #msPerStart: number;
  /** The last start, if requests were waiting after it. */
  #lastBusyStart: number | null = null;
  /** The last start, or the arrival of the first waiting request. */
  #waitingSince: number | null = null;

  /** @param initialMsPerStart the average until it is measured. */
  constructor(initialMsPerStart: number) {
    this.#msPerStart = initialMsPerStart;
  }

  /** Average; an overdue start counts before it happens, because the process may be stuck. */
  get msPerStart(): number {
    const overdueMs = this.#waitingSince === null ? 0 : performance.now() - this.#waitingSince;
    return Math.max(1, this.#msPerStart, overdueMs);
  }

  onWait(): void {
    this.#waitingSince ??= performance.now();
  }

  /** @param waiting requests that wait after this start. */
  onStart(waiting: number): void {
    const now = performance.now();
    if (this.#lastBusyStart !== null) this.#msPerStart += newestWeight * (now - this.#lastBusyStart - this.#msPerStart);
    this.#lastBusyStart = waiting > 0 ? now : null;
    this.#waitingSince = this.#lastBusyStart;
  }

  /** The last waiting request has left without a start. */
  onQueueEmpty(): void {
    this.#lastBusyStart = null;
    this.#waitingSince = null;
  }
}
