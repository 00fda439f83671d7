/** Aborts shared work when all clients that wait for it have disconnected. */
export class SharedAbort {
  readonly #controller = new AbortController();
  #clients = 0;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** @param client aborts when the client has disconnected; undefined keeps the work running. */
  add(client: AbortSignal | undefined): void {
    this.#clients += 1;
    client?.addEventListener(
      'abort',
      () => {
        this.#clients -= 1;
        if (this.#clients === 0) this.#controller.abort();
      },
      { once: true },
    );
  }
}
