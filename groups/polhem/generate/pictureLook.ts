import type { Car } from '../../../shared/catalogue/Car.ts';
import type { DemoMedia } from './demoMedia.ts';

/** Shapes that differ from another shape in their front only. */
const bodyByShape: Record<string, string> = { 'suv-5': 'suv-2', 'suv-6': 'suv-1' };

/**
 * Returns the same text for pictures that a visitor cannot tell apart.
 * Shapes with one body look the same from the side and from behind.
 */
export function lookOf(media: DemoMedia, set: string, view: string): string {
  const { shape = '', colour = '' } = media.cars[set] ?? {};
  if (view.startsWith('front')) return `${set} ${view}`;
  // The load body, which hides the painted cab from behind, has one colour.
  if (shape === 'truck-box' && view.startsWith('rear')) return `${shape} ${view}`;
  return `${bodyByShape[shape] ?? shape} ${colour} ${view}`;
}

/** Returns picture set and view of a car's first picture; null without pictures. */
export function firstPicture(car: Car): { set: string; view: string } | null {
  const [, set = '', view = ''] =
    /^\/media\/cars\/([^/]+)\/(.+)-640\./.exec(car.car_primary_image?.thumbnail_url ?? '') ?? [];
  return set === '' ? null : { set, view };
}
