/** Aborts work that several clients wait for when all of them have gone. */
export class SharedAbort {
  readonly #controller = new AbortController();
  #clients = 0;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** @param client aborts when the client has gone; undefined keeps the work going in any case. */
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
