import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';
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
  const load = useCallback(() => {
    import('./components/FilterDrawer.tsx').then(
      (module) => setDrawer(() => module.FilterDrawer),
      () => undefined, // no network: the next press asks again
    );
  }, []);
  // Its style sheet makes the browser look at every element again, and the open drawer makes the page inert: both wait
  // until the press shows.
  const hint = useCallback(() => afterPaint(load), [load]);
  const show = useCallback(
    () =>
      afterPaint(() => {
        load();
        setOpen(true);
      }),
    [load],
  );
  const hide = useCallback(() => setOpen(false), []);
  return { Drawer, open, show, hide, hint };
}
