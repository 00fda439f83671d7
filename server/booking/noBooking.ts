import { BookingError } from '../../shared/booking/BookingError.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';

/** Workshop booking during server rendering: no request is made. */
export function noBooking(): BookingGateway {
  const nothing = (): Promise<never> => Promise.reject(new BookingError('ServerError'));
  return {
    car: nothing,
    services: nothing,
    addons: nothing,
    prices: nothing,
    closestAvailable: async function* () {
      yield await Promise.resolve({ error: { code: 'ServerError' } });
    },
    timeslots: nothing,
    book: nothing,
    workshop: nothing,
    hasBrand: nothing,
  };
}
