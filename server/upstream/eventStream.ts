import { EventSource } from 'eventsource';
import type { HttpClient } from './HttpClient.ts';

/** Maximum queued messages: more is no valid response. */
const maxQueueLength = 100;

interface EventStreamOptions {
  client: HttpClient;
  url: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** A stream without data, even a heartbeat, for this long counts as broken. */
  idleMs: number;
}

/**
 * Yields the messages of one connection to a stream of server-sent events.
 * Ends when the connection ends for any reason, or `signal` aborts; to continue, open another one. Throws the client's
 * UpstreamError when it cannot be opened.
 */
export async function* eventStream(options: EventStreamOptions): AsyncGenerator<string, void, undefined> {
  const { client, url, headers, signal, idleMs } = options;
  if (signal.aborted) return;
  const waiting: string[] = [];
  const state: { ended: boolean; failure: Error | null } = { ended: false, failure: null };
  const isStopped = (): boolean => signal.aborted;
  let wake = (): void => undefined;
  const source = new EventSource(url, {
    fetch: async (address, init) => {
      try {
        const sent = { ...init.headers, ...headers };
        const open = {
          headers: sent,
          kind: 'text/event-stream',
          callKind: 'stream',
          signal: init.signal as AbortSignal,
          idleMs,
        };
        return await client.openStream(String(address), open);
      } catch (error) {
        state.failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      }
    },
  });
  const end = (): void => {
    state.ended = true;
    source.close(); // it would reconnect on its own
    wake();
  };
  source.onmessage = ({ data }) => {
    waiting.push(String(data));
    if (waiting.length >= maxQueueLength) end();
    wake();
  };
  source.onerror = end;
  signal.addEventListener('abort', end, { once: true });
  try {
    for (;;) {
      const message = waiting.shift();
      if (isStopped()) return;
      if (message !== undefined) {
        yield message;
      } else if (state.ended) {
        if (state.failure) throw state.failure;
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}
