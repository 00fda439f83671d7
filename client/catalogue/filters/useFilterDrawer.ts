import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { afterPaint } from '../../browser/afterPaint.ts';
import type { FilterDrawerProps } from './FilterDrawer.tsx';

export interface FilterDrawerHandle {
  /** null until its code has loaded. */
  Drawer: ComponentType<FilterDrawerProps> | null;
  open: boolean;
  show: () => void;
  hide: () => void;
  /** Fetches its code before the press. */
  hint: () => void;
}

/** The filter drawer, whose code loads when it is about to be opened. */
export function useFilterDrawer(): FilterDrawerHandle {
  const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);
  const load = useCallback(() => {
    import('./FilterDrawer.tsx').then(
      (module) => setDrawer(() => module.FilterDrawer),
      () => undefined, // no network: the next press tries again
    );
  }, []);
  // Its style sheet triggers a style recalculation of every element. The open drawer makes the page inert. Both wait
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
