import type { ReactNode } from 'react';

/** Id of the mark; the head tells the browser to expect it. */
export const firstPaintId = 'first-paint';

/**
 * Marks the end of the first section, which browsers parse before they paint the page.
 * A header, hero or banner that is painted while it arrives moves with each further part.
 */
export function FirstPaintMark(): ReactNode {
  return <template id={firstPaintId} />;
}
