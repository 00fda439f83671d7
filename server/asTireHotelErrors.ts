import { BookingError } from '../shared/booking/BookingGateway.ts';
import { TireHotelError } from '../shared/tirehotel/TireHotelGateway.ts';

const codes = {
  TimeslotNotAvailable: 'TimeTaken',
  CarAlreadyBooked: 'CarAlreadyBooked',
  InvalidRequest: 'InvalidRequest',
  OutcomeUnknown: 'OutcomeUnknown',
} as const;

/** Converts errors of the booking engine to those of the tire hotel. */
export async function asTireHotelErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    const code = Object.hasOwn(codes, error.code) ? codes[error.code as keyof typeof codes] : 'ServerError';
    throw new TireHotelError(code, {}, { cause: error });
  }
}
