import { decodedText } from '../../kit/text/decodedText.ts';

/**
 * Builds the path of a car's page: {base}/{car detail path}/{id}/{slug}.
 * Without a slug the last segment is the last word of the detail path.
 */
export function carPath(basePath: string, detailPath: string, car: { car_id: string; slug: string }): string {
  const slug = car.slug || detailPath.slice(detailPath.lastIndexOf('/') + 1);
  return `${basePath}/${detailPath}/${encodeURIComponent(car.car_id)}/${encodeURIComponent(slug)}`;
}

/** Segments that no URL of this site has: control characters, and steps to other folders. */
const alien = /\p{Cc}|^\.+$/u;

/**
 * Returns the decoded segments of a path after a prefix of one or more segments.
 * Null when the path does not start with the prefix or has an invalid segment. The prefix is case-insensitive.
 */
export function segmentsAfter(path: string, prefix: string): string[] | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  const first = prefix.split('/').filter((segment) => segment !== '');
  if (first.length === 0 || segments.length < first.length) return null;
  const starts = first.every((segment, at) => decodedText(segments[at] ?? '').toLowerCase() === segment.toLowerCase());
  const rest = segments.slice(first.length).map(decodedText);
  return starts && !rest.some((segment) => alien.test(segment)) ? rest : null;
}

/** Turns a slug into search words: "volvo-xc60-b4" gives "volvo xc60 b4". */
export function slugWords(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
