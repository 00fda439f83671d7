import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where the page is scrolled to, px; undefined until somebody asks. */
let position: number | undefined;

/**
 * The position as the last scroll event told it. Asking the window anew makes the browser lay out the page, which while
 * another page is being swapped in is done again right after.
 */
function knownPosition(): number {
  if (position === undefined) {
    position = window.scrollY;
    window.addEventListener(
      'scroll',
      () => {
        position = window.scrollY;
        for (const changed of [...listeners]) changed();
      },
      { passive: true },
    );
  }
  return position;
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether the page is scrolled further down than so many px; false on the server. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    listen,
    () => knownPosition() > distance,
    () => false,
  );
}
