/** Fixed segments of tire hotel URLs. */
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
 * Masks a path below the tire hotel root for logs. Valid paths only have fixed segments; an invalid one may contain a
 * registration number ("search/-").
 */
export function maskTireHotelPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || names.has(part.toLowerCase()) ? part : '-'))
    .join('/');
}
