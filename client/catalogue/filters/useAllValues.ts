import { useState } from 'react';
import type { ValuesListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';

interface AllValues {
  /** True when all values are shown, not only the first ones. */
  shown: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Loads all values if they are missing; returns false on failure. */
  load: () => Promise<boolean>;
  /** Shows all values, loading them first, or only the first ones again. */
  toggle: () => Promise<void>;
}

/**
 * Values of a facet beyond the first ones: loaded on demand, then kept current with every list.
 * @param complete all values show at first
 * @param onShown called with their number when all values are shown
 */
export function useAllValues(
  facet: ValuesListFacet,
  complete: boolean,
  loadValues: (facet: string) => Promise<boolean>,
  onShown: (count: number) => void,
): AllValues {
  const [wanted, setWanted] = useState(complete);
  const [state, setState] = useState<AllValues['state']>('idle');
  const isHere = facet.total === undefined;
  const shown = wanted && isHere;
  const load = async (): Promise<boolean> => {
    if (isHere || state === 'loading') return isHere;
    setState('loading');
    const loaded = await loadValues(facet.name);
    setState(loaded ? 'idle' : 'failed');
    return loaded;
  };
  const toggle = async (): Promise<void> => {
    setWanted(!shown);
    if (!shown && (await load())) onShown(facet.total ?? facet.values.length);
  };
  return { shown, state: isHere ? 'idle' : state, load, toggle };
}
