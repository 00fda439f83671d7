/** The names of which the addresses of booking are made; everything else in them may be a registration number. */
const names = new Set([
  'car',
  'services',
  'addons',
  'prices',
  'departments',
  'contact',
  'closestavailable',
  'timeslots',
  'from',
  'book',
  'bookings',
  'view',
  'move',
  'cancel',
  'calendar',
  'authorized-workshop',
]);

/** A path below the root of the booking addresses, for a log: what is no name of an address is left out ("car/-"). */
export function maskBookingPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || names.has(part.toLowerCase()) ? part : '-'))
    .join('/');
}
