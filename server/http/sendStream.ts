import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Reads all that is buffered in one piece, as compression and sending cost per piece. */
async function* inLargePieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source;
}

/**
 * Sends a stream as the body of a response, with one listener for its end. Resolves when the client disconnects, too.
 * A pipeline into the response adds seven; with those of the middleware they are more than Node.js expects (10).
 * @param through changes or limits the stream
 * @throws what failed; the response is then destroyed
 */
export async function sendStream(source: Readable, response: ServerResponse, through?: Duplex): Promise<void> {
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
    await (through ? pipeline(source, inLargePieces, through, write, { signal }) : pipeline(source, write, { signal }));
    response.end();
  } catch (error) {
    if (signal.aborted) return;
    response.destroy();
    throw error;
  } finally {
    response.off('close', onClose);
  }
}
