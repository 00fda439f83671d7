import { BookingError } from '../../shared/booking/BookingGateway.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import { noBookingLinks } from './noBookingLinks.ts';

interface Booking {
  booking: BookingGateway;
  links: BookingLinkGateway;
}

/** The booking system that the settings name, or the embedded engine. */
export function createBooking(): Booking {
  const refuse = (): Promise<never> => Promise.reject(new BookingError('ServerError'));
  return {
    booking: {
      car: refuse,
      services: refuse,
      addons: refuse,
      prices: refuse,
      closestAvailable: async function* () {
        yield await Promise.resolve({ error: 'ServerError' });
      },
      timeslots: refuse,
      book: refuse,
      hasBrand: refuse,
    },
    links: noBookingLinks(),
  };
}
