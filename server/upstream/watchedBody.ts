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
 * Throws an UpstreamError when it breaks off, is silent for too long, or exceeds the maximum size.
 */
export async function* watchedBody(body: AsyncIterable<Buffer | string>, watch: Watch): AsyncGenerator<Uint8Array> {
  const { name, idleMs, maxBytes, end } = watch;
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort();
    end();
  }, idleMs);
  let bytes = 0;
  try {
    for await (const part of body) {
      timer.refresh();
      bytes += part.length;
      if (bytes > maxBytes) {
        throw new UpstreamAnswerError(name, `the response is longer than ${String(maxBytes)} bytes`);
      }
      yield typeof part === 'string' ? Buffer.from(part) : part;
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
