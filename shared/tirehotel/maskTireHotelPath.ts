/** The names of which the addresses of the tire hotel are made. */
const names = new Set([
  'authorization',
  'search',
  'login',
  'validate',
  'session',
  'logout',
  'booking',
  'gettimeslotdays',
  'gettimeslots',
  'create',
  'review',
  'addreview',
]);

/**
 * A path below the root of the tire hotel's addresses, for a log. None of them holds more than names; a wrong one may
 * ("search/-" of a plate that was put there).
 */
export function maskTireHotelPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || names.has(part.toLowerCase()) ? part : '-'))
    .join('/');
}
