import type { BookingErrorCode, BookingFailure } from './BookingError.ts';

/** Every code but BrandNotSupported, which travels with its brand. */
const plainCodes: Record<Exclude<BookingErrorCode, 'BrandNotSupported'>, true> = {
  InvalidReg: true,
  VehicleNotFound: true,
  CarAlreadyBooked: true,
  LinkInvalid: true,
  TooLate: true,
  TooManyRequests: true,
  NotBooked: true,
  TimeslotNotAvailable: true,
  InvalidRequest: true,
  Refused: true,
  ServerError: true,
  OutcomeUnknown: true,
};

function isPlain(code: string): code is keyof typeof plainCodes {
  return Object.hasOwn(plainCodes, code);
}

/** Reads a code of the wire: "VehicleNotFound", "BrandNotSupported,Lada". An unknown code is a ServerError. */
export function readWireCode(text: string): BookingFailure {
  const brand = /^BrandNotSupported,(.*)$/s.exec(text)?.[1]?.trim();
  if (brand) return { code: 'BrandNotSupported', brand };
  return { code: isPlain(text) ? text : 'ServerError' };
}

/** Writes the code of a failure as the wire spells it; the brand follows its code after a comma. */
export function toWireCode(failure: BookingFailure): string {
  return failure.code === 'BrandNotSupported' ? `BrandNotSupported,${failure.brand}` : failure.code;
}
