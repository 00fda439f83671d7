/** Text key of an error code. */
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

const messageKeys: Partial<Record<string, BookingMessageKey>> = {
  InvalidReg: 'bookingInvalidReg',
  VehicleNotFound: 'bookingVehicleNotFound',
  TimeslotNotAvailable: 'bookingTimeTaken',
  TooManyRequests: 'bookingTooManyRequests',
};

const unknown: BookingMessage = { key: 'bookingServerError' };

/**
 * Returns the visitor's message for an error code such as "BrandNotSupported,Lada".
 * Unknown codes count as a server error.
 */
export function bookingMessage(code: string): BookingMessage {
  const comma = code.indexOf(',');
  if (comma > 0 && code.slice(0, comma) === 'BrandNotSupported') {
    const brand = code.slice(comma + 1).trim();
    return brand ? { key: 'bookingBrandNotServed', values: { brand } } : unknown;
  }
  const key = Object.hasOwn(messageKeys, code) ? messageKeys[code] : undefined;
  return key ? { key } : unknown;
}
