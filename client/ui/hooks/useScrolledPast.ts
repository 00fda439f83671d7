import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Scroll position of the page, px; undefined until first read. */
let position: number | undefined;

/**
 * Scroll position as of the last scroll event.
 * Reading it from the window forces a layout, which is repeated right after while another page is being swapped in.
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

/** True when the page is scrolled further down than `distance` px; false on the server. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    listen,
    () => knownPosition() > distance,
    () => false,
  );
}
