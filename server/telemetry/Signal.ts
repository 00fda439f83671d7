import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * Measurements of one kind, from the code that makes them to the metrics and traces that are configured. A channel of
 * node:diagnostics_channel, so that code which measures needs neither; without a listener a measurement costs a
 * comparison.
 */
export class Signal<T> {
  readonly #name: string;
  readonly #channel;

  constructor(name: string) {
    this.#name = `forecourt:${name}`;
    this.#channel = channel(this.#name);
  }

  /** False when nothing listens: then spare the work of making a message. */
  get isHeard(): boolean {
    return this.#channel.hasSubscribers;
  }

  send(message: T): void {
    this.#channel.publish(message);
  }

  /** Calls the listener with each message, synchronously; call the result to stop. */
  listen(listener: (message: T) => void): () => void {
    const receive = (message: unknown): void => listener(message as T);
    subscribe(this.#name, receive);
    return () => {
      unsubscribe(this.#name, receive);
    };
  }
}
