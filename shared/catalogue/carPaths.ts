import { decodedText } from '../kit/decodedText.ts';

/** Address of a car's page: {base}/{path of car detail}/{id}/{slug}; a car without a slug has the path's last word. */
export function carPath(basePath: string, detailPath: string, car: { car_id: string; slug: string }): string {
  const slug = car.slug || detailPath.slice(detailPath.lastIndexOf('/') + 1);
  return `${basePath}/${detailPath}/${encodeURIComponent(car.car_id)}/${encodeURIComponent(slug)}`;
}

/** What no address of ours has in it: signs that no document may hold, and steps to other folders. */
const alien = /\p{Cc}|^\.+$/u;

/**
 * The segments of a path after a prefix of one or more segments, decoded; null when the path does not start with it
 * or has what no address has. The prefix is compared without case.
 */
export function segmentsAfter(path: string, prefix: string): string[] | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  const first = prefix.split('/').filter((segment) => segment !== '');
  if (first.length === 0 || segments.length < first.length) return null;
  const starts = first.every((segment, at) => decodedText(segments[at] ?? '').toLowerCase() === segment.toLowerCase());
  const rest = segments.slice(first.length).map(decodedText);
  return starts && !rest.some((segment) => alien.test(segment)) ? rest : null;
}

/** The words of a slug, as a search for what the car was called: "volvo-xc60-b4" gives "volvo xc60 b4". */
export function slugWords(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
