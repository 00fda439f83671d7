/**
 * Position of a crop around a focal point, in tenths from the left and from the top: "9 7".
 * The point comes into the middle of a box that shows half of the picture, and near it in a box that shows more. A crop
 * at the point itself would cut a subject that fills the right half.
 * @param focus percent from the left and from the top
 */
export function cropPosition(focus: readonly [number, number]): string {
  return focus.map((percent) => Math.round(Math.min(100, Math.max(0, 2 * percent - 50)) / 10)).join(' ');
}
