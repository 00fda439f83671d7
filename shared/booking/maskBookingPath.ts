/** Fixed segments of booking URLs; any other segment may be a registration number. */
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

/** Masks a path below the booking root for logs: unknown segments become "-" ("car/-"). */
export function maskBookingPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || names.has(part.toLowerCase()) ? part : '-'))
    .join('/');
}
