import { maskBookingPath } from '../../shared/booking/maskBookingPath.ts';

const mostSigns = 300;
const booking = 'mechmate';
const photoLinks = /(forms\/+photos\/+).+$/is;

/**
 * The path of a request as a log may have it, without its query. Booking's addresses hold registration numbers: below
 * /api/mechmate, however it is spelled, only the names that addresses are made of are left. What opens a photo is left
 * out too.
 */
export function loggedPath(path: string): string {
  const plain = decoded(path);
  const root = plain.toLowerCase().indexOf(booking);
  if (root === -1) {
    return (photoLinks.test(plain) ? plain.replace(photoLinks, '$1-') : path).slice(0, mostSigns);
  }
  const end = root + booking.length;
  return (plain.slice(0, end) + maskBookingPath(plain.slice(end))).slice(0, mostSigns);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // it may still be read by the parts that can be
    return path.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}
