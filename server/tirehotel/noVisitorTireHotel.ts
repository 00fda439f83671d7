import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';

/** Gateway during server rendering: there is no session, and no request is made. */
export function noVisitorTireHotel(): TireHotelGateway {
  const nothing = (): Promise<never> => Promise.reject(new TireHotelError('ServerError'));
  const nobody = (): Promise<never> => Promise.reject(new TireHotelError('NoSession'));
  return {
    search: nothing,
    login: nothing,
    validate: nothing,
    visit: () => Promise.resolve({ hasSession: false, login: null }),
    session: nobody,
    logout: () => Promise.resolve(),
    timeslotDays: nobody,
    timeslots: nobody,
    book: nobody,
    startOver: nobody,
    review: nobody,
  };
}
