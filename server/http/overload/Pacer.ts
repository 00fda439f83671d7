/** Longest time that pending connections may delay the next piece of work. */
const maxAcceptMs = 10;

/**
 * Starts at most one piece of CPU-heavy work per turn of the event loop.
 * Health checks and cached pages are served in between. libuv accepts one new connection per turn, so turns are skipped
 * until none is pending: otherwise a health check on a new connection would wait for one render per connection before
 * it.
 */
export class Pacer {
  #isScheduled = false;
  #acceptedConnections = 0;
  readonly #startNext: () => boolean;

  /** @param startNext starts the next piece of work; false when there is none. */
  constructor(startNext: () => boolean) {
    this.#startNext = startNext;
  }

  /** Starts the next piece of work, at once when this turn has had none. Call it whenever one is added. */
  wake(): void {
    if (this.#isScheduled || !this.#startNext()) return;
    this.#isScheduled = true;
    this.#awaitTurn(performance.now());
  }

  onConnection(): void {
    this.#acceptedConnections += 1;
  }

  #awaitTurn(startedAt: number): void {
    const acceptedBefore = this.#acceptedConnections;
    setImmediate(() => {
      if (this.#acceptedConnections > acceptedBefore && performance.now() - startedAt < maxAcceptMs) {
        this.#awaitTurn(startedAt);
        return;
      }
      this.#isScheduled = false;
      this.wake();
    });
  }
}
