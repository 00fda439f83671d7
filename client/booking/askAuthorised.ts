import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { AppThunk } from '../app/store.ts';
import { logDebug } from '../browser/logDebug.ts';

/** Responses by brand: each brand is requested once. */
const answers = new WeakMap<BookingGateway, Map<string, Promise<boolean | null>>>();

/**
 * True if the group has authorised workshops for a brand.
 * Null after a failure, which the next call retries.
 */
export function askAuthorised(brand: string): AppThunk<Promise<boolean | null>> {
  return (_dispatch, _getState, { gateways: { booking } }) => {
    const known = answers.get(booking) ?? new Map<string, Promise<boolean | null>>();
    answers.set(booking, known);
    const answer =
      known.get(brand) ??
      booking.hasBrand(brand).catch(() => {
        known.delete(brand);
        logDebug('booking.brandNotKnown');
        return null;
      });
    known.set(brand, answer);
    return answer;
  };
}
