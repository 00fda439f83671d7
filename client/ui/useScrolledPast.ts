import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled further down than so many px; false on the server. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > distance,
    () => false,
  );
}
