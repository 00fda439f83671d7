import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { HydrationPartsContext } from './HydrationParts.ts';

/** Reports that a part of the page has hydrated and has rendered its browser-only content. */
export function HydrationMark({ part }: { part: string }): ReactNode {
  const parts = useContext(HydrationPartsContext);
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) parts?.markHydrated(part);
  }, [hydrated, parts, part]);
  return null;
}
