import { maskBookingPath } from '../../shared/booking/maskBookingPath.ts';
import { maskTireHotelPath } from '../../shared/tirehotel/maskTireHotelPath.ts';

/** Routes below /api by their first segment, as mounted in app.ts. */
const apiRoutes = new Set([
  'browser-errors',
  'choices',
  'codeweaver',
  'content',
  'editing',
  'forms',
  'graphql',
  'healthz',
  'jotform',
  'maps',
  'mechmate',
  'page-view',
  'search',
  'stock',
  'tirehotel',
]);

/** Second segments that distinguish routes. */
const apiParts = new Set(['comhub', 'photos', 'tiles', 'published', 'stream']);
const masks = { mechmate: maskBookingPath, tirehotel: maskTireHotelPath };
const roots = new Set(['assets', 'media', 'editing', 'healthz', 'readyz', '.well-known', '_dev', '-', '~']);
const files = /^\/(?:robots\.txt|sitemap[\w-]*\.xml|favicon\.ico)$/;

/**
 * Route name of a path for metrics: one of a fixed number, whatever clients request.
 * Pages are distinguished by their kind, which only their router knows: here all are "page".
 */
export function routeName(path: string): string {
  const [first = '', second = '', third = ''] = path.toLowerCase().split('/').slice(1);
  if (first === 'api') return apiRouteName(second, third);
  if (roots.has(first)) return `/${first}`;
  return files.test(path) ? '/robots.txt, /sitemap' : 'page';
}

function apiRouteName(room: string, part: string): string {
  if (!apiRoutes.has(room)) return '/api (unknown)';
  if (room === 'mechmate' || room === 'tirehotel') {
    const shown = masks[room](`/${part}`);
    return `/api/${room}${shown}`.replace(/\/$/, '');
  }
  return apiParts.has(part) ? `/api/${room}/${part}` : `/api/${room}`;
}
