import type { ServerResponse } from 'node:http';

/**
 * Runs work for a client.
 * The signal aborts when the client disconnects.
 * @returns null when the work was aborted for that reason
 */
export async function runUntilDisconnect<T>(
  response: ServerResponse,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const closed = new AbortController();
  const onClose = (): void => closed.abort();
  response.once('close', onClose);
  try {
    return await work(closed.signal);
  } catch (error) {
    if (closed.signal.aborted) return null;
    throw error;
  } finally {
    response.off('close', onClose);
  }
}
