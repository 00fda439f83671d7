const uuid = /^([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The booking number that people read and tell on the telephone: the first eight characters of a UUID, in upper case.
 * An id of another form is a booking system's own number, which only means something whole: returned as it is.
 */
export function bookingNumber(id: string): string {
  return uuid.exec(id)?.[1]?.toUpperCase() ?? id;
}
