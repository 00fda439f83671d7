import { BookingError } from '../../shared/booking/BookingError.ts';
import type { BookingFailure } from '../../shared/booking/BookingError.ts';
import { toWireCode } from '../../shared/booking/wireCode.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { browserLogger } from '../browser/browserLogger.ts';
import { pushToDataLayer } from '../browser/dataLayer.ts';

/* Events for the data layer and the log: fields used, parts reached, errors. They never contain input or choices of
   the visitor. */

const flow = 'service_booking';

/** Fields that visitors have used since the page was loaded. */
const used = new Set<string>();

/** Reports the first use of a field of the booking. */
export function trackFieldUsed(field: string): void {
  if (used.has(field)) return;
  used.add(field);
  pushToDataLayer({ event: 'form_interaction', form: flow, field });
}

/** Reports that a part of the flow was reached: 4 time and place, 5 contact details, 6 booking made. */
export function flowReached(step: 4 | 5 | 6): void {
  pushToDataLayer({ event: 'flow_interaction', flow, step });
}

/** Reports a booking. Its value is unknown until the work is done. */
export function purchaseMade(currency: string): void {
  pushToDataLayer({ event: 'purchase', currency, value: 0 });
}

/** Failure in a gateway's error; ServerError unless it is a BookingError. */
export function failureIn(error: unknown): BookingFailure {
  return error instanceof BookingError ? error.failure : { code: 'ServerError' };
}

/** Writes an error to the log and the data layer. `where` names the operation: "car", "book". */
export function bookingFailed(where: string, error: unknown, logger: Logger = browserLogger): void {
  const code = toWireCode(failureIn(error));
  logger.warn('booking.failed', { where, code });
  pushToDataLayer({ event: 'booking_error', flow, where, error_code: code });
}
