import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';

/** Gateway of a back end without booking links: every link is invalid. */
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
