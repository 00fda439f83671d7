import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { UpstreamAnswerError, UpstreamConnectionError, UpstreamError, UpstreamTimeoutError } from './upstreamErrors.ts';

interface Watch {
  /** Name of the upstream. */
  name: string;
  idleMs: number;
  maxBytes: number;
  /** Ends the connection; always called. */
  end: () => void;
}

/**
 * Yields the chunks of a streamed body.
 * All that arrived before an error is yielded before it; the stream's own iterator drops what is not read yet. Throws an
 * UpstreamError when the body breaks off, is silent for too long, or exceeds the maximum size.
 */
export function watchedBody(body: Readable, watch: Watch): AsyncGenerator<Uint8Array> {
  // Listens from now on, so that a body that breaks off before it is read loses nothing.
  body.on('error', () => undefined); // also those that follow once reading has ended
  return readParts(on(body, 'data', { close: ['end', 'close'] }), watch);
}

async function* readParts(parts: AsyncIterable<unknown[]>, watch: Watch): AsyncGenerator<Uint8Array> {
  const { name, idleMs, maxBytes, end } = watch;
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort();
    end();
  }, idleMs);
  let bytes = 0;
  try {
    for await (const [part] of parts) {
      timer.refresh();
      const chunk = typeof part === 'string' ? Buffer.from(part) : (part as Buffer);
      bytes += chunk.length;
      if (bytes > maxBytes) {
        throw new UpstreamAnswerError(name, `the response is longer than ${String(maxBytes)} bytes`);
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw silence.signal.aborted
      ? new UpstreamTimeoutError(name, idleMs)
      : new UpstreamConnectionError(name, 'broken off');
  } finally {
    clearTimeout(timer);
    end();
  }
}
