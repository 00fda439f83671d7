import type { Car } from '../../../shared/catalogue/Car.ts';

/** Returns the same text for pictures that a visitor cannot tell apart. */
export function lookOf(set: string, view: string): string {
  // The load body, which hides the painted cab from behind, has one colour.
  return set.startsWith('truck-box') && view.startsWith('rear') ? `truck-box ${view}` : `${set} ${view}`;
}

/** Returns picture set and view of a car's first picture; null without pictures. */
export function firstPicture(car: Car): { set: string; view: string } | null {
  const [, set = '', view = ''] =
    /^\/media\/cars\/([^/]+)\/(.+)-640\./.exec(car.car_primary_image?.thumbnail_url ?? '') ?? [];
  return set === '' ? null : { set, view };
}
