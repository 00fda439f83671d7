import type { ImageField } from '../../../framework/fields.ts';

/** A place in per cent of a picture's width, from the left, and of its height, from the top. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Returns the place in a box that the picture covers; null when the box crops it off.
 * @param ratio width of the box by its height
 */
export function placeInCrop(
  { x, y }: Place,
  { width, height, focus = '' }: Pick<ImageField, 'width' | 'height' | 'focus'>,
  ratio: number,
): Place | null {
  const [focusX = 5, focusY = 5] = focus.split(' ').filter(Boolean).map(Number);
  const stretch = width && height ? width / height / ratio : 1;
  const place = {
    x: stretch > 1 ? inCrop(x, 1 / stretch, focusX) : x,
    y: stretch < 1 ? inCrop(y, stretch, focusY) : y,
  };
  return isInside(place.x) && isInside(place.y) ? place : null;
}

/** @param focus position of the crop in tenths, as in pictureFocus.css */
function inCrop(place: number, shownShare: number, focus: number): number {
  return (place - focus * 10 * (1 - shownShare)) / shownShare;
}

const isInside = (place: number): boolean => place >= 0 && place <= 100;
