import type { ReactNode } from 'react';

/** Id of the mark; the head tells the browser to expect it. */
export const firstPaintId = 'first-paint';

/**
 * Marks the end of what a browser parses before it paints a page.
 * What is painted of a header, a hero or a banner would move with each further part of it. The rest of the page may
 * arrive later.
 */
export function FirstPaintMark(): ReactNode {
  return <template id={firstPaintId} />;
}
