import { encodeUriPart } from '../../kit/text/encodeUriPart.ts';

/**
 * Builds the path of a car's page: {base}/{car detail path}/{id}/{slug}.
 * Without a slug the last segment is the last word of the detail path.
 */
export function carPath(basePath: string, detailPath: string, car: { car_id: string; slug: string }): string {
  const slug = car.slug || detailPath.slice(detailPath.lastIndexOf('/') + 1);
  return `${basePath}/${detailPath}/${encodeUriPart(car.car_id)}/${encodeUriPart(slug)}`;
}

/** Turns a slug into search words: "volvo-xc60-b4" gives "volvo xc60 b4". */
export function slugWords(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
