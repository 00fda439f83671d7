import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';

/** Gateway during server rendering: there is no session, and no request is made. */
export function noVisitorTireHotel(): TireHotelGateway {
  const nothing = (): Promise<never> => Promise.reject(new TireHotelError('ServerError'));
  const rejectNoSession = (): Promise<never> => Promise.reject(new TireHotelError('NoSession'));
  return {
    search: nothing,
    login: nothing,
    validate: nothing,
    visit: () => Promise.resolve({ hasSession: false, login: null }),
    session: rejectNoSession,
    logout: () => Promise.resolve(),
    timeslotDays: rejectNoSession,
    timeslots: rejectNoSession,
    book: rejectNoSession,
    startOver: rejectNoSession,
    review: rejectNoSession,
  };
}
