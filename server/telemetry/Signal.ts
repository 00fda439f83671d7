import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * A channel for measurements of one kind, from the code to the configured metrics and traces.
 * It uses node:diagnostics_channel, so that measuring code depends on neither; without a listener a measurement costs a
 * comparison.
 */
export class Signal<T> {
  readonly #name: string;
  readonly #channel;

  constructor(name: string) {
    this.#name = `forecourt:${name}`;
    this.#channel = channel(this.#name);
  }

  /** False when nothing listens: skip creating the message then. */
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
