/** Which wording a code has, by the name of its text. */
export type BookingMessageKey =
  | 'bookingInvalidReg'
  | 'bookingVehicleNotFound'
  | 'bookingBrandNotServed'
  | 'bookingTimeTaken'
  | 'bookingTooManyRequests'
  | 'bookingServerError';

export interface BookingMessage {
  key: BookingMessageKey;
  /** Of a car whose brand is not served. */
  values?: { brand: string };
}

const known: Partial<Record<string, BookingMessageKey>> = {
  InvalidReg: 'bookingInvalidReg',
  VehicleNotFound: 'bookingVehicleNotFound',
  TimeslotNotAvailable: 'bookingTimeTaken',
  TooManyRequests: 'bookingTooManyRequests',
};

const unknown: BookingMessage = { key: 'bookingServerError' };

/** What the visitor is told about an error code, "BrandNotSupported,Lada" among them; any other one is a server error. */
export function bookingMessage(code: string): BookingMessage {
  const comma = code.indexOf(',');
  if (comma > 0 && code.slice(0, comma) === 'BrandNotSupported') {
    const brand = code.slice(comma + 1).trim();
    return brand ? { key: 'bookingBrandNotServed', values: { brand } } : unknown;
  }
  const key = Object.hasOwn(known, code) ? known[code] : undefined;
  return key ? { key } : unknown;
}
