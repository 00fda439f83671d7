const uuid = /^([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Returns the booking number for people: the first eight characters of a UUID, in upper case.
 * An id in another format is the booking system's own number and is returned unchanged.
 */
export function bookingNumber(id: string): string {
  return uuid.exec(id)?.[1]?.toUpperCase() ?? id;
}
