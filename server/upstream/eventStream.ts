import { EventSource } from 'eventsource';
import type { HttpClient } from './HttpClient.ts';

/** More messages than this at once are no answer to what was asked. */
const mostWaiting = 100;

interface EventStreamOptions {
  client: HttpClient;
  url: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** A stream that brings nothing for so long, not even a heartbeat, has broken off. */
  idleMs: number;
}

/**
 * The messages of one connection to a stream of server-sent events. Ends when the connection does, in whatever way, or
 * `signal` aborts; who wants to go on opens another one. Throws the client's UpstreamError when it cannot be opened.
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
    source.close(); // it would open another one by itself
    wake();
  };
  source.onmessage = ({ data }) => {
    waiting.push(String(data));
    if (waiting.length >= mostWaiting) end();
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
