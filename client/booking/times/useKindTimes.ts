import { useEffect, useMemo, useRef, useState } from 'react';
import type { FoundSite, SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import { searchKey } from '../../../shared/booking/workshops/siteSearch.ts';
import { dateOf } from '../../../shared/booking/times/timeTexts.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { selectDraft } from '../state/bookingState.ts';
import { loadFreeTimes } from './LazyTimes.tsx';
import type { FirstOfKinds } from '../state/freeTimes.ts';

/** A workshop's first time of the wanted kinds. */
export type KindTime = 'loading' | 'failed' | FirstOfKinds;

interface KindTimesOptions {
  /** The listed workshops in order. */
  sites: readonly FoundSite[];
  kinds: readonly TimeKind[];
  sort: SiteSort;
  /** True while the workshops must keep their positions. */
  isStill: () => boolean;
}

interface KindTimes {
  /** The workshops; sorted by first time, those with a time of the wanted kinds come first. */
  sites: readonly FoundSite[];
  /** Known times by department id; null while no kind is wanted. */
  times: ReadonlyMap<string, KindTime> | null;
}

interface LoadedTimes {
  firstOf: ((kinds: readonly TimeKind[]) => FirstOfKinds) | 'failed';
  /** Sort and kinds while the times arrived if the list could not move then; otherwise "". */
  heldDuring: string;
}

type Loaded = ReadonlyMap<string, LoadedTimes>;
const nothing: Loaded = new Map();

/**
 * First time of the wanted kinds at each listed workshop.
 * While a kind is wanted the four weeks from its first free time are requested once per workshop, one workshop at a
 * time in list order.
 */
export function useKindTimes({ sites, kinds, sort, isStill }: KindTimesOptions): KindTimes {
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => searchKey(selectDraft(state)));
  const [{ loadedKey, loaded }, setLoaded] = useState({ loadedKey: key, loaded: nothing });
  const known = loadedKey === key ? loaded : nothing;
  const next = kinds.length > 0 ? sites.find(({ departmentId }) => !known.has(departmentId)) : undefined;
  const nextId = next?.departmentId;
  const from = dateOf(next?.firstTimeSlot ?? '');
  const choice = [sort, ...kinds].join(' ');
  const latest = useRef({ choice, isStill });
  useEffect(() => {
    latest.current = { choice, isStill };
  });

  useEffect(() => {
    if (nextId === undefined) return undefined;
    let isCurrent = true;
    void loadFreeTimes()
      .then(({ loadKindTimes }) => dispatch(loadKindTimes(nextId, from)))
      .catch(() => 'failed' as const)
      .then((firstOf) => {
        if (!isCurrent) return;
        const times = { firstOf, heldDuring: latest.current.isStill() ? latest.current.choice : '' };
        setLoaded((before) => ({
          loadedKey: key,
          loaded: new Map([...(before.loadedKey === key ? before.loaded : nothing), [nextId, times]]),
        }));
      });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, key, nextId, from]);

  // a card renders again only when its time has changed
  return useMemo(() => {
    if (kinds.length === 0) return { sites, times: null };
    const times = new Map<string, KindTime>();
    const places = new Map<string, string>();
    for (const { departmentId } of sites) {
      const found = known.get(departmentId);
      if (!found) continue;
      const time = found.firstOf === 'failed' ? 'failed' : found.firstOf(kinds);
      times.set(departmentId, time);
      if (time !== 'failed' && time.slot && found.heldDuring !== choice) places.set(departmentId, time.slot.timeSlot);
    }
    return { sites: sort === 'firstTime' ? sortedByText(sites, places) : sites, times };
  }, [sites, kinds, known, choice, sort]);
}

/** Sorts workshops by a text; those without one come last, in their present order. */
function sortedByText(sites: readonly FoundSite[], texts: ReadonlyMap<string, string>): FoundSite[] {
  const textOf = ({ departmentId }: FoundSite): string => texts.get(departmentId) ?? '~';
  return [...sites].sort((one, other) => (textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other))));
}
