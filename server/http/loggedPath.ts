import { maskBookingPath } from '../../shared/booking/maskBookingPath.ts';
import { maskTireHotelPath } from '../../shared/tirehotel/maskTireHotelPath.ts';

const mostSigns = 300;
const maskedBelow = { mechmate: maskBookingPath, tirehotel: maskTireHotelPath };
const photoLinks = /(forms\/+photos\/+).+$/is;

/**
 * The path of a request as a log may have it, without its query. Booking's addresses hold registration numbers: below
 * /api/mechmate and /api/tirehotel, however they are spelled, only the names that addresses are made of are left. What
 * opens a photo is left out too.
 */
export function loggedPath(path: string): string {
  const plain = decoded(path);
  let masked = plain.replace(photoLinks, '$1-');
  for (const [root, mask] of Object.entries(maskedBelow)) {
    const at = masked.toLowerCase().indexOf(root);
    if (at !== -1) masked = masked.slice(0, at + root.length) + mask(masked.slice(at + root.length));
  }
  // what needs no mask stays as it was sent
  return (masked === plain ? path : masked).slice(0, mostSigns);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // it may still be read by the parts that can be
    return path.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}
