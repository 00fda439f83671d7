import { useEffect, useMemo, useRef, useState } from 'react';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import type { FoundSite, SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import { searchKey } from '../../../shared/booking/workshops/siteSearch.ts';
import { dateOf } from '../../../shared/booking/times/timeTexts.ts';
import { firstOfKinds } from '../../../shared/booking/times/timeKinds.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { batchStart } from '../../../shared/booking/times/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { selectDraft } from '../state/bookingState.ts';
import { loadTimes } from '../state/workshopThunks.ts';

/**
 * A workshop's first time of the wanted kinds; null when it has none before `until`.
 * `until` is YYYY-MM-DD, four weeks on.
 */
export type KindTime = 'loading' | 'failed' | { slot: WeekSlot | null; until: string };

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
  days: DayAvailability[] | 'failed';
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
    void dispatch(loadTimes(nextId, from))
      .catch(() => 'failed' as const)
      .then((days) => {
        if (!isCurrent) return;
        const times = { days, heldDuring: latest.current.isStill() ? latest.current.choice : '' };
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
    for (const { departmentId, firstTimeSlot } of sites) {
      const found = known.get(departmentId);
      if (!found) continue;
      const until = addDays(batchStart(dateOf(firstTimeSlot), 1), -1);
      const slot = found.days === 'failed' ? null : firstOfKinds(found.days, kinds);
      times.set(departmentId, found.days === 'failed' ? 'failed' : { slot, until });
      if (slot && found.heldDuring !== choice) places.set(departmentId, slot.timeSlot);
    }
    return { sites: sort === 'firstTime' ? sortedByText(sites, places) : sites, times };
  }, [sites, kinds, known, choice, sort]);
}

/** Sorts workshops by a text; those without one come last, in their present order. */
function sortedByText(sites: readonly FoundSite[], texts: ReadonlyMap<string, string>): FoundSite[] {
  const textOf = ({ departmentId }: FoundSite): string => texts.get(departmentId) ?? '~';
  return [...sites].sort((one, other) => (textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other))));
}
