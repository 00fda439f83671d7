import type { Request, Response } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';
import { addressKey } from './limitAttempts.ts';
import { clientAddress } from './clientAddress.ts';

/** One message of a stream. */
interface StreamEvent {
  /** Comes back in Last-Event-ID when the browser connects again. */
  id?: string;
  /** Sent as JSON. */
  data: unknown;
}

export interface EventStream {
  /** Aborts when the stream is over: the visitor has left, the server stops, or it was ended. */
  readonly signal: AbortSignal;
  /** Resolves when the next one may be sent: at once, or when a slow reader has taken what it has; and when it is over. */
  send(event: StreamEvent): Promise<void>;
  end(): void;
}

export interface EventStreams {
  /** Answers with a stream (text/event-stream). Throws a 503 problem when too many are open. */
  open(request: Request, response: Response): EventStream;
  /**
   * Ends all, each with its own time to connect again, and from then on refuses every new one: browsers go on at another
   * server, not all in the same moment. For a server that stops.
   */
  close(): void;
  readonly openCount: number;
}

interface EventStreamSettings {
  /** Open at the same time. */
  mostOfAddress?: number;
  mostOfAll?: number;
  /** Between two comments that keep proxies from closing a silent connection. */
  heartbeatMs?: number;
}

/** Time in ms that a browser waits before it connects again, and its spread when the server stops. */
const retryMs = 2000;
const retrySpreadMs = 2000;
/** After so many heartbeats that could not be written the reader is taken for gone. */
const mostStuck = 4;
const retryAfterSeconds = 5;

/**
 * Server-sent events: streams that pass compression and proxies unbuffered, are kept alive by comments and cannot fill
 * memory: at most so many in all and of one address, and none is written to faster than it is read.
 */
export function createEventStreams({
  mostOfAddress = 20,
  mostOfAll = 2000,
  heartbeatMs = 15_000,
}: EventStreamSettings = {}): EventStreams {
  const open = new Set<() => void>();
  const byAddress = new Map<string, number>();
  let closed = false;

  const take = (address: string): boolean => {
    const ofAddress = byAddress.get(address) ?? 0;
    if (closed || open.size >= mostOfAll || ofAddress >= mostOfAddress) return false;
    byAddress.set(address, ofAddress + 1);
    return true;
  };
  const giveBack = (address: string): void => {
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };

  return {
    get openCount() {
      return open.size;
    },
    close: () => {
      closed = true;
      for (const leave of [...open]) leave();
    },
    open: (request, response) => {
      const address = addressKey(clientAddress(request));
      if (!take(address)) {
        response.set('Retry-After', String(retryAfterSeconds));
        throw new ProblemError(
          503,
          'Too many streams',
          `Too many searches are under way. Ask again in ${String(retryAfterSeconds)} seconds.`,
        );
      }
      const stream = startStream(response, heartbeatMs);
      open.add(stream.leave);
      stream.signal.addEventListener('abort', () => {
        open.delete(stream.leave);
        giveBack(address);
      });
      return stream;
    },
  };
}

function startStream(response: Response, heartbeatMs: number): EventStream & { leave(): void } {
  const over = new AbortController();
  let drained = Promise.resolve();
  let release = (): void => undefined;
  let isFull = false;
  let stuck = 0;

  const write = (text: string): void => {
    if (over.signal.aborted) return;
    if (!response.write(text) && !isFull) {
      isFull = true;
      drained = new Promise((resolve) => {
        release = resolve;
      });
    }
    // of the compression middleware, where it compresses this answer: else it keeps events until it has enough
    (response as { flush?: () => void }).flush?.();
  };
  const heartbeat = setInterval(() => {
    stuck = isFull ? stuck + 1 : 0;
    if (stuck >= mostStuck) response.destroy();
    else if (!isFull) write(': \n\n');
  }, heartbeatMs);
  const finish = (): void => {
    if (over.signal.aborted) return;
    clearInterval(heartbeat);
    over.abort();
    release();
  };

  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // compressed or kept back, events would come late
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  response.on('drain', () => {
    isFull = false;
    release();
  });
  response.once('close', finish);
  if (response.closed) finish();
  write(`retry: ${String(retryMs)}\n\n`);
  const end = (): void => {
    if (over.signal.aborted) return;
    finish();
    response.end();
  };
  return {
    signal: over.signal,
    send: ({ id, data }) => {
      const idLine = id !== undefined && /^[^\r\n\0]+$/.test(id) ? `id: ${id}\n` : '';
      write(`${idLine}data: ${JSON.stringify(data)}\n\n`);
      return isFull ? drained : Promise.resolve();
    },
    end,
    leave: () => {
      write(`retry: ${String(retryMs + Math.floor(Math.random() * retrySpreadMs))}\n\n`);
      end();
    },
  };
}
