import { BookingError } from '../../shared/booking/BookingGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { browserLogger } from '../browser/browserLogger.ts';
import { pushToDataLayer } from '../browser/dataLayer.ts';

/*
 * What the data layer and the log learn of a booking: which fields were used, which parts were reached, which errors
 * came. Never what was typed or chosen.
 */

const flow = 'service_booking';

/** Fields that visitors have used since the page was loaded. */
const used = new Set<string>();

/** A field of the booking is used; told once for each. */
export function fieldUsed(field: string): void {
  if (used.has(field)) return;
  used.add(field);
  pushToDataLayer({ event: 'form_interaction', form: flow, field });
}

/** A part of the flow is reached: 4 time and place, 5 contact details, 6 the booking is made. */
export function flowReached(step: 4 | 5 | 6): void {
  pushToDataLayer({ event: 'flow_interaction', flow, step });
}

/** A booking is made. Its value is not known before the work is done. */
export function purchaseMade(currency: string): void {
  pushToDataLayer({ event: 'purchase', currency, value: 0 });
}

/** The code of whatever a gateway has thrown; "ServerError" for all that is no booking error. */
export function errorCode(error: unknown): string {
  return error instanceof BookingError ? error.code : 'ServerError';
}

/** Puts an error into the log and the data layer. `where` is what was being done: "car", "book". */
export function bookingFailed(where: string, error: unknown, logger: Logger = browserLogger): void {
  const code = errorCode(error);
  logger.warn('booking.failed', { where, code });
  pushToDataLayer({ event: 'booking_error', flow, where, error_code: code });
}
