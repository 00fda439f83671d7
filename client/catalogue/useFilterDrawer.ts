import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import type { FilterDrawerProps } from './components/FilterDrawer.tsx';

export interface FilterDrawerHandle {
  /** null until its code has come. */
  Drawer: ComponentType<FilterDrawerProps> | null;
  open: boolean;
  show: () => void;
  hide: () => void;
  /** Fetches its code ahead of the press. */
  hint: () => void;
}

/** The filter drawer, whose code is fetched when it is about to be opened. */
export function useFilterDrawer(): FilterDrawerHandle {
  const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);
  const hint = useCallback(() => {
    import('./components/FilterDrawer.tsx').then(
      (module) => setDrawer(() => module.FilterDrawer),
      () => undefined, // no network: the next press asks again
    );
  }, []);
  const show = useCallback(() => {
    setOpen(true);
    hint();
  }, [hint]);
  const hide = useCallback(() => setOpen(false), []);
  return { Drawer, open, show, hide, hint };
}
