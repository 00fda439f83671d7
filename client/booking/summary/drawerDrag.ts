/** How far a drag must be exceeded to count, px. */
const opensBeyond = 20;
const closesBeyond = 200;

/** So little movement is a press, px. */
export const pressSlack = 4;

/** Whether the drawer is open after a drag of so many px, downwards counted positive. */
export function openAfterDrag(open: boolean, down: number): boolean {
  return open ? down <= closesBeyond : down < -opensBeyond;
}
