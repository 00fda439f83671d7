import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingRequest, BookingResponse } from '../../../shared/booking/BookingTypes.ts';
import { readChannels, readFields, readList, readText } from './bookingAnswers.ts';
import { bookingFailure } from './bookingFailure.ts';

/** Timeout of a booking, which may pass through two systems, ms. The outcome is unknown after that. */
const timeoutMs = 40_000;

/**
 * Sends a booking under its key.
 * @throws BookingError OutcomeUnknown when it is unclear whether the time is booked
 */
export async function bookOverHttp(
  fetchLike: typeof fetch,
  request: BookingRequest,
  requestKey: string,
): Promise<BookingResponse> {
  const unknown = (cause?: unknown) => new BookingError('OutcomeUnknown', { cause });
  let response: Response;
  try {
    response = await fetchLike('/api/mechmate/book', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': requestKey },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw unknown(error);
  }
  if (response.ok) {
    const booked = readBooked(await response.json().catch(() => null));
    if (!booked) throw unknown();
    return booked;
  }
  const failure = await bookingFailure(response);
  if (failure) throw failure;
  // a proxy in between responded: whether the booking got past it is unknown
  throw response.status >= 500 ? unknown() : new BookingError('ServerError');
}

function readBooked(value: unknown): BookingResponse | null {
  const { id, registrationNumber, kobraProductIds, link, confirmedBy } = readFields(value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    registrationNumber: readText(registrationNumber),
    kobraProductIds: readList(kobraProductIds, (product) => (typeof product === 'string' ? product : null)) ?? [],
    ...(typeof link === 'string' && link !== '' ? { link } : {}),
    ...(Array.isArray(confirmedBy) ? { confirmedBy: readChannels(confirmedBy) } : {}),
  };
}
