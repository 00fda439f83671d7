import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import './StepWorkshop.css';
import type { FoundSite, SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import type { SiteSearch } from '../../../shared/booking/workshops/siteSearch.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { whenUsed } from '../../browser/whenUsed.ts';
import { useTexts } from '../../site/useSite.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';
import { flowReached } from '../bookingEvents.ts';
import {
  selectDraft,
  selectRefusedTimes,
  selectTimeKinds,
  selectWorkshopDetails,
  timeKindsChosen,
} from '../state/bookingState.ts';
import { createOpenWorkshops } from '../times/createOpenWorkshops.ts';
import { loadFreeTimes, loadWorkshopTimes } from '../times/LazyTimes.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { SortChoice } from '../components/SortChoice.tsx';
import { TimeKindChips } from '../times/TimeKindChips.tsx';
import { WorkshopCard } from '../components/WorkshopCard.tsx';
import { WorkshopMap } from '../components/WorkshopMap.tsx';
import { useHeldPointer } from '../useHeldPointer.ts';
import { useKindTimes } from '../times/useKindTimes.ts';
import type { KindTime } from '../times/useKindTimes.ts';
import { useSitePrices } from '../useSitePrices.ts';
import { useSiteSearch } from '../useSiteSearch.ts';
import { chooseTime } from '../state/chooseTime.ts';
import type { ChosenWorkshop } from '../state/chooseTime.ts';
import type { FirstTimeOutcome } from '../state/freeTimes.ts';
import type { Translate } from '../../site/translate.ts';

const noSites: readonly FoundSite[] = [];
const loadDetails = async () => (await import('../state/loadWorkshopDetails.ts')).loadWorkshopDetails;

/** Step 4, first part: workshop and time. */
export function StepWorkshop(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const details = useAppSelector(selectWorkshopDetails);
  const refused = useAppSelector(selectRefusedTimes);
  const list = useRef<HTMLOListElement>(null);
  const { opened, showOnList } = useOpenWorkshops(list, draft);
  const held = useHeldPointer(list);
  const isStill = (): boolean =>
    held.current || opened.latest() !== undefined || list.current?.contains(document.activeElement) === true;
  const { search, run } = useSiteSearch(isStill);
  const [sort, setSort] = useState<SiteSort>(search?.sort ?? 'distance');
  const kinds = useAppSelector(selectTimeKinds);
  const { sites, times } = useKindTimes({
    sites: search?.sites ?? noSites,
    kinds: useDeferredValue(kinds),
    sort,
    isStill,
  });
  const prices = useSitePrices(sites.map(({ departmentId }) => departmentId));
  const chosen = chosenSlot(draft);

  useAnnouncement(search ? spokenState(search, t) : '', { appears: true });
  useAnnouncement(spokenTimes(sites, times, t), { appears: true });
  useEffect(() => flowReached(4), []);
  useOpenedCode();

  // constant, as the parts render when one of their callbacks changes
  const choose = useCallback(
    (site: FoundSite, slot: WeekSlot): void => {
      dispatch(chooseTime(toChosenWorkshop(site), slot));
    },
    [dispatch],
  );
  const takeFirst = useCallback(
    (site: FoundSite, firstTimeSlot: string): Promise<FirstTimeOutcome> =>
      loadFreeTimes().then(
        ({ takeFirstTime }) => dispatch(takeFirstTime({ ...toChosenWorkshop(site), firstTimeSlot })),
        () => 'failed',
      ),
    [dispatch],
  );

  const chooseKinds = useCallback((next: TimeKind[]) => dispatch(timeKindsChosen(next)), [dispatch]);
  const chooseSort = useCallback(
    (next: SiteSort): void => {
      setSort(next);
      run(next);
    },
    [run],
  );

  return (
    <div className="workshops">
      <button type="button" className="workshops-skip" onClick={() => list.current?.focus()}>
        {t('workshopSkipMap')}
      </button>
      <WorkshopMap sites={sites} lat={draft.lat} lng={draft.lng} opened={opened} onChoose={showOnList} />
      <div className="workshops-head">
        <h3 className="h3">{t('workshopBest')}</h3>
        <SortChoice sort={sort} onSort={chooseSort} />
      </div>
      <TimeKindChips kinds={kinds} onKinds={chooseKinds} />
      <p className="workshops-prices small muted">{t('workshopPricesNote')}</p>
      <ol className="workshops-list" ref={list} tabIndex={-1} aria-label={t('workshopBest')}>
        {sites.map((site, index) => (
          <WorkshopCard
            key={site.departmentId}
            site={site}
            number={index + 1}
            price={prices.get(site.departmentId)}
            brand={draft.car?.brand ?? ''}
            phone={details?.[site.departmentId]?.phone ?? ''}
            opened={opened}
            chosen={draft.location?.departmentId === site.departmentId ? chosen : null}
            kindTime={times && (times.get(site.departmentId) ?? 'loading')}
            firstRefused={refused.some(
              (time) => time.departmentId === site.departmentId && time.timeSlot === site.firstTimeSlot,
            )}
            onChoose={choose}
            onTakeFirst={takeFirst}
          />
        ))}
        {search?.status === 'running' &&
          Array.from({ length: search.awaited }, (_none, index) => (
            <li key={`waiting ${String(index)}`} className="workshop-card workshop-card-waiting" aria-hidden="true">
              <Skeleton shape="title" />
              <Skeleton short />
            </li>
          ))}
      </ol>
      {search && <ListEnd search={search} onFurther={() => run('further')} />}
    </div>
  );
}

/** Loads what an opened workshop shows, once the visitor uses the page: its times and phone number. */
function useOpenedCode(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      whenUsed(() => {
        loadWorkshopTimes().catch(() => undefined); // opening a card tries again
        loadDetails().then(
          (loadWorkshopDetails) => dispatch(loadWorkshopDetails()),
          () => undefined, // cards then have no phone number
        );
      }),
    [dispatch],
  );
}

/** The opened workshops of the list, at first that of the chosen time. */
function useOpenWorkshops(list: RefObject<HTMLElement | null>, { slot, location }: ReturnType<typeof selectDraft>) {
  const [opened] = useState(() => createOpenWorkshops(slot && location ? [location.departmentId] : []));
  const showOnList = useCallback(
    (departmentId: string): void => {
      opened.set(departmentId, true);
      const card = list.current?.querySelector(`[data-department="${CSS.escape(departmentId)}"]`);
      card?.scrollIntoView({ block: 'nearest' });
      card?.querySelector<HTMLElement>('.workshop-card-toggle')?.focus({ preventScroll: true });
    },
    [list, opened],
  );
  return { opened, showOnList };
}

function spokenState({ status, sites }: SiteSearch, t: Translate): string {
  const found = t('workshopFound', { count: sites.length });
  if (status === 'running') return sites.length === 0 ? t('workshopSearching') : found;
  if (status === 'ended') return sites.length === 0 ? t('workshopNone') : `${found} ${t('workshopNoMore')}`;
  return sites.length === 0 ? '' : found;
}

/** Announcement of the number of workshops with times of the wanted kinds, once all are known. */
function spokenTimes(sites: readonly FoundSite[], times: ReadonlyMap<string, KindTime> | null, t: Translate): string {
  if (!times || sites.length === 0 || sites.some(({ departmentId }) => !times.has(departmentId))) return '';
  return t('workshopFits', {
    count: [...times.values()].filter((time) => typeof time === 'object' && time.slot).length,
  });
}

function toChosenWorkshop({ departmentId, siteName, address, latitude, longitude }: FoundSite): ChosenWorkshop {
  return { departmentId, siteName, place: { address, latitude, longitude } };
}

function chosenSlot({ slot }: ReturnType<typeof selectDraft>): WeekSlot | null {
  return slot && { timeSlot: slot.timeslot, isFullDay: slot.isFullDay };
}
