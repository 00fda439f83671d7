import { maskBookingPath } from '../../../shared/booking/maskBookingPath.ts';
import { maskTireHotelPath } from '../../../shared/tirehotel/maskTireHotelPath.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

const maxCharacters = 300;
const maskedBelow = { mechmate: maskBookingPath, tirehotel: maskTireHotelPath };
const photoLinks = /(forms\/+photos\/+).+$/is;

/**
 * Returns the loggable form of a request's path, without its query.
 * Booking paths contain registration numbers: below /api/mechmate and /api/tirehotel, in any spelling, only fixed path
 * segments are kept. Photo links are removed, too.
 */
export function loggedPath(path: string): string {
  const plain = decoded(path);
  let masked = plain.replace(photoLinks, '$1-');
  for (const [root, mask] of Object.entries(maskedBelow)) {
    const at = masked.toLowerCase().indexOf(root);
    if (at !== -1) masked = masked.slice(0, at + root.length) + mask(masked.slice(at + root.length));
  }
  // a path without masked parts stays as it was sent
  return cutText(masked === plain ? path : masked, maxCharacters);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // its valid parts may still be read
    return path.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}
