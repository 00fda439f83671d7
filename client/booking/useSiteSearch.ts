import { useCallback, useEffect, useRef } from 'react';
import { searchKey } from '../../shared/booking/workshops/siteSearch.ts';
import type { SiteSearch } from '../../shared/booking/workshops/siteSearch.ts';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { selectDraft, selectSiteSearch } from './state/bookingState.ts';
import { searchSites } from './state/workshopThunks.ts';
import type { SearchStep } from './state/workshopThunks.ts';

/**
 * Search for workshops while the step shows: one stream at a time, closed on unmount.
 * It restarts when car, place or services change.
 * @param still true while the workshops must keep their positions
 */
export function useSiteSearch(still: () => boolean): {
  search: SiteSearch | null;
  run: (step: SearchStep) => void;
} {
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => searchKey(selectDraft(state)));
  const search = useAppSelector(selectSiteSearch);
  const stop = useRef<AbortController | null>(null);
  const isStill = useRef(still);
  useEffect(() => {
    isStill.current = still;
  });

  const run = useCallback(
    (step: SearchStep): void => {
      stop.current?.abort();
      stop.current = new AbortController();
      void dispatch(searchSites(step, { signal: stop.current.signal, still: () => isStill.current() }));
    },
    [dispatch],
  );

  useEffect(() => {
    run('enter');
    return () => stop.current?.abort();
  }, [run, key]);

  return { search: search?.key === key ? search : null, run };
}
