import { BookingError } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';

/** The links of a back end that gives none: whatever is asked with is no link. */
export function noBookingLinks(): BookingLinkGateway {
  const refuse = (): Promise<never> => Promise.reject(new BookingError('LinkInvalid'));
  return {
    view: refuse,
    move: refuse,
    cancel: refuse,
    offers: refuse,
    changeServices: refuse,
    timeslots: refuse,
    calendar: refuse,
  };
}
