import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../ui/useHydrated.ts';

/** Dispatched on the window once the page is hydrated. */
export const hydratedEvent = 'forecourt:hydrated';

/**
 * Marks "hydrated" on the page's performance timeline once the whole page has taken over and has drawn what it knows
 * only in the browser: for measurements, and for tests that look at the page after that.
 */
export function HydrationMark(): ReactNode {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    performance.mark('hydrated');
    window.dispatchEvent(new Event(hydratedEvent));
  }, [hydrated]);
  return null;
}
