import type { BookingFailure } from './BookingError.ts';

/** Text key of a failure. */
export type BookingMessageKey =
  | 'bookingInvalidReg'
  | 'bookingVehicleNotFound'
  | 'bookingBrandNotServed'
  | 'bookingTimeTaken'
  | 'bookingTooManyRequests'
  | 'bookingServerError';

export interface BookingMessage {
  key: BookingMessageKey;
  /** Brand that is not served. */
  values?: { brand: string };
}

const messageKeys: Partial<Record<BookingFailure['code'], BookingMessageKey>> = {
  InvalidReg: 'bookingInvalidReg',
  VehicleNotFound: 'bookingVehicleNotFound',
  TimeslotNotAvailable: 'bookingTimeTaken',
  TooManyRequests: 'bookingTooManyRequests',
};

/** Returns the visitor's message for a failure; that of a server error where it has none of its own. */
export function bookingMessage(failure: BookingFailure): BookingMessage {
  if (failure.code === 'BrandNotSupported') return { key: 'bookingBrandNotServed', values: { brand: failure.brand } };
  return { key: messageKeys[failure.code] ?? 'bookingServerError' };
}
