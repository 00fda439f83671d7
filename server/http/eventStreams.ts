import type { Request, Response } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';
import { addressKey, networksOf } from './limits/networksOf.ts';
import type { Network } from './limits/networksOf.ts';
import { clientAddress } from './security/clientAddress.ts';

/** One message of a stream. */
interface StreamEvent {
  /** Returned in Last-Event-ID when the browser reconnects. */
  id?: string;
  /** Sent as JSON. */
  data: unknown;
}

export interface EventStream {
  /** Aborts when the stream ends: the client disconnects, the server stops, or it was ended. */
  readonly signal: AbortSignal;
  /**
   * Resolves when the next event may be sent.
   * That is at once, after a slow client has read, or when the stream ended.
   */
  send(event: StreamEvent): Promise<void>;
  end(): void;
}

export interface EventStreams {
  /** Responds with a stream (text/event-stream). Throws a 503 problem when too many are open. */
  open(request: Request, response: Response): EventStream;
  /**
   * Ends all streams, each with a different reconnection time, and refuses new ones.
   * Used when the server stops: clients reconnect to another server, but not all at the same moment.
   */
  close(): void;
  readonly openCount: number;
}

interface EventStreamSettings {
  /** Maximum concurrent streams. */
  maxPerAddress?: number;
  maxTotal?: number;
  /** Interval of comments that keep proxies from closing an idle connection. */
  heartbeatMs?: number;
}

/** Reconnection delay of browsers in ms, and its spread when the server stops. */
const retryMs = 2000;
const retrySpreadMs = 2000;
/** Unwritten heartbeats after which the client counts as gone. */
const maxStuckWrites = 4;
const retryAfterSeconds = 5;

/**
 * Server-sent events that are not buffered by compression or proxies.
 * They are kept alive by comments, limited in total and by network (networksOf), and never written faster than they are read.
 */
export function createEventStreams({
  maxPerAddress = 20,
  maxTotal = 2000,
  heartbeatMs = 15_000,
}: EventStreamSettings = {}): EventStreams {
  const open = new Set<() => void>();
  const byNetwork = new Map<string, number>();
  let closed = false;

  const take = (networks: readonly Network[]): boolean => {
    const isFull = networks.some(({ key, factor }) => (byNetwork.get(key) ?? 0) >= maxPerAddress * factor);
    if (closed || open.size >= maxTotal || isFull) return false;
    for (const { key } of networks) byNetwork.set(key, (byNetwork.get(key) ?? 0) + 1);
    return true;
  };
  const giveBack = (networks: readonly Network[]): void => {
    for (const { key } of networks) {
      const left = (byNetwork.get(key) ?? 1) - 1;
      if (left > 0) byNetwork.set(key, left);
      else byNetwork.delete(key);
    }
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
      const networks = networksOf(addressKey(clientAddress(request)));
      if (!take(networks)) {
        response.set('Retry-After', String(retryAfterSeconds));
        throw new ProblemError(
          503,
          'Too many streams',
          `Too many searches are in progress. Try again in ${String(retryAfterSeconds)} seconds.`,
        );
      }
      const stream = startStream(response, heartbeatMs);
      open.add(stream.leave);
      const forget = (): void => {
        open.delete(stream.leave);
        giveBack(networks);
      };
      if (stream.signal.aborted) forget();
      else stream.signal.addEventListener('abort', forget);
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
    // flush of the compression middleware, if it compresses this response: otherwise it buffers events
    (response as { flush?: () => void }).flush?.();
  };
  const heartbeat = setInterval(() => {
    stuck = isFull ? stuck + 1 : 0;
    if (stuck >= maxStuckWrites) response.destroy();
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
    // compression or buffering would delay events
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
