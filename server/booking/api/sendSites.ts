import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway, ClosestQuery } from '../../../shared/booking/BookingGateway.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import { toWireCode } from '../../../shared/booking/wireCode.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { EventStream } from '../../http/eventStreams.ts';
import { loggedFailure, passedOnFailure } from './bookingProblem.ts';

const maxSites = 5;

/**
 * Sends the workshops of a search as they are found, each with its department as event id.
 * Ends the stream after the fifth, after an event without a workshop, or when the client disconnects. An error of the
 * search is the last event.
 * @param maxDurationMs timeout of the whole search, which then fails
 */
export async function sendSites(
  stream: EventStream,
  booking: Pick<BookingGateway, 'closestAvailable'>,
  query: ClosestQuery,
  { logger, maxDurationMs }: { logger: Logger; maxDurationMs: number },
): Promise<void> {
  const stop = new AbortController();
  const tooLong = setTimeout(() => stop.abort(new BookingError('ServerError')), maxDurationMs);
  stream.signal.addEventListener('abort', () => stop.abort(), { once: true });
  if (stream.signal.aborted) stop.abort();
  try {
    await passOn(stream, booking.closestAvailable(query, stop.signal), stop.signal);
  } catch (error) {
    if (!stream.signal.aborted) {
      const failure = passedOnFailure(error instanceof BookingError ? error.failure : { code: 'ServerError' });
      if (failure.code === 'ServerError') logger.error('booking.searchFailed', { reason: errorName(error) });
      else logger.info('booking.searchRefused', loggedFailure(failure));
      await stream.send({ data: wireError(failure) });
    }
  } finally {
    clearTimeout(tooLong);
    stop.abort();
    stream.end();
  }
}

async function passOn(stream: EventStream, found: AsyncIterable<SiteEvent>, stop: AbortSignal): Promise<void> {
  const events = found[Symbol.asyncIterator]();
  // a search that ignores the signal must not keep this function waiting
  const stopped = new Promise<never>((_resolve, reject) => {
    const refuse = (): void => reject(stop.reason as Error);
    if (stop.aborted) refuse();
    else stop.addEventListener('abort', refuse, { once: true });
  });
  try {
    for (let count = 0; count < maxSites; count += 1) {
      const next = await Promise.race([events.next(), stopped]);
      if (next.done === true) {
        throw new BookingError('ServerError', { cause: new Error('It ended without an end message.') });
      }
      const { value } = next;
      if (!('departmentId' in value)) {
        await stream.send({ data: 'error' in value ? wireError(passedOnFailure(value.error)) : value });
        return;
      }
      await Promise.race([stream.send({ id: value.departmentId, data: value }), stopped]);
    }
  } finally {
    stopped.catch(() => undefined);
    void Promise.resolve(events.return?.()).catch(() => undefined);
  }
}

function wireError(failure: BookingFailure): { error: string } {
  return { error: toWireCode(failure) };
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
