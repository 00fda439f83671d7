import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a stream as the body of a response, with one listener for its end.
 * A pipeline into the response adds seven; with those of the middleware they are more than Node.js expects (10).
 * @param through changes or limits the stream
 * @throws what failed, or an AbortError when the client disconnects; the response is then destroyed
 */
export async function sendStream(
  source: Readable,
  response: ServerResponse,
  through: Duplex = new PassThrough(),
): Promise<void> {
  const closed = new AbortController();
  const { signal } = closed;
  const onClose = (): void => closed.abort();
  response.once('close', onClose);
  const write = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) {
      if (!response.write(chunk)) await once(response, 'drain', { signal });
    }
  };
  try {
    if (response.closed) onClose();
    await pipeline(source, through, write, { signal });
    response.end();
  } catch (error) {
    response.destroy();
    throw error;
  } finally {
    response.off('close', onClose);
  }
}
