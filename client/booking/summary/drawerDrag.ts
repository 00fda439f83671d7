/** Distance that a drag must exceed to open or close, px. */
const opensBeyond = 20;
const closesBeyond = 200;

/** Maximum movement of a press, px. */
export const pressSlack = 4;

/** State of the drawer after a drag of `down` px; downwards is positive. */
export function openAfterDrag(open: boolean, down: number): boolean {
  return open ? down <= closesBeyond : down < -opensBeyond;
}
