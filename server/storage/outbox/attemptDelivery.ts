import { faultCode } from '../databaseFaults.ts';
import { DeliveryFailedError, DeliveryRefusedError } from './Outbox.ts';
import type { Deliver, OutboxEntry } from './Outbox.ts';

type DeliveryOutcome =
  | { result: 'delivered' | 'kept'; reason?: undefined }
  /** A retry cannot succeed. */
  | { result: 'dead'; reason: string }
  | { result: 'failed'; reason: string; retryAfterMs: number; isUnavailable?: boolean };

interface AttemptLimits {
  /** Timeout of an attempt, in ms. */
  attemptMs: number;
  /** Aborts every attempt. */
  stop: AbortSignal;
}

/** Tries to send an entry. Never rejects; reasons have no personal data. */
export async function attemptDelivery(
  deliver: Deliver | undefined,
  entry: OutboxEntry,
  { attemptMs, stop }: AttemptLimits,
): Promise<DeliveryOutcome> {
  if (!deliver) return { result: 'failed', reason: `nothing sends "${entry.kind}"`, retryAfterMs: 0 };
  // Not AbortSignal.any: Node.js keeps such a signal, its listeners and the entry while `stop` lives.
  const end = new AbortController();
  const abort = (): void => end.abort();
  const timer = setTimeout(abort, attemptMs);
  stop.addEventListener('abort', abort, { once: true });
  const ended = new Promise<never>((_resolve, reject) => {
    end.signal.addEventListener('abort', () => {
      const reason = stop.aborted ? 'the server stopped' : `not sent within ${attemptMs / 1000} s`;
      reject(new DeliveryFailedError(reason));
    });
  });
  try {
    if (stop.aborted) abort();
    return { result: await Promise.race([ended, (async () => deliver(entry, end.signal))()]) };
  } catch (error) {
    if (error instanceof DeliveryRefusedError) return { result: 'dead', reason: error.message };
    if (error instanceof DeliveryFailedError) {
      const { message: reason, retryAfterMs, isUnavailable } = error;
      return { result: 'failed', reason, retryAfterMs, ...(isUnavailable ? { isUnavailable } : {}) };
    }
    return { result: 'failed', reason: errorName(error), retryAfterMs: 0 };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}

/** Type of an error without its message, which may quote the payload. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return [error.name, faultCode(error)].filter(Boolean).join(' ');
}
