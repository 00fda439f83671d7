import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import '../texts/workshopTexts.ts';
import './StepWorkshop.css';
import type { FoundSite, SiteSort } from '../../../shared/booking/siteOrder.ts';
import type { SiteSearch } from '../../../shared/booking/siteSearch.ts';
import type { WeekSlot } from '../../../shared/booking/weekRules.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { flowReached } from '../bookingEvents.ts';
import { useBookingFields } from '../bookingFields.ts';
import { selectDraft, selectRefusedTimes, selectWorkshopDetails } from '../bookingState.ts';
import { SortChoice } from '../components/SortChoice.tsx';
import { WorkshopCard } from '../components/WorkshopCard.tsx';
import { WorkshopMap } from '../components/WorkshopMap.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSitePrices } from '../useSitePrices.ts';
import { useSiteSearch } from '../useSiteSearch.ts';
import { chooseTime, loadWorkshopDetails, takeFirstTime } from '../workshopThunks.ts';
import type { ChosenWorkshop } from '../workshopThunks.ts';

/** Step 4, first part: a workshop and a time. */
export function StepWorkshop(): ReactNode {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const details = useAppSelector(selectWorkshopDetails);
  const refused = useAppSelector(selectRefusedTimes);
  const list = useRef<HTMLOListElement>(null);
  const [openIds, setOpenIds] = useState<readonly string[]>(() =>
    draft.slot && draft.location ? [draft.location.departmentId] : [],
  );
  const held = useHeldPointer(list);
  const { search, run } = useSiteSearch(
    () => held.current || openIds.length > 0 || list.current?.contains(document.activeElement) === true,
  );
  const [sort, setSort] = useState<SiteSort>(search?.sort ?? 'distance');
  const sites = search?.sites ?? [];
  const prices = useSitePrices(sites.map(({ departmentId }) => departmentId));
  const chosen = chosenSlot(draft);

  useEffect(() => {
    flowReached(4);
    void dispatch(loadWorkshopDetails());
  }, [dispatch]);

  const toggle = (departmentId: string, open: boolean): void =>
    setOpenIds((ids) => [...ids.filter((id) => id !== departmentId), ...(open ? [departmentId] : [])]);
  const showOnList = (departmentId: string): void => {
    toggle(departmentId, true);
    const card = list.current?.querySelector(`[data-department="${CSS.escape(departmentId)}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  };

  return (
    <div className="workshops">
      <button type="button" className="workshops-skip" onClick={() => list.current?.focus()}>
        {t('workshopSkipMap')}
      </button>
      <WorkshopMap
        sites={sites}
        centre={{ lat: draft.lat, lng: draft.lng }}
        chosenId={openIds.at(-1)}
        onChoose={showOnList}
      />
      <div className="workshops-head">
        <h3 className="h3">{t('workshopBest')}</h3>
        <SortChoice
          sort={sort}
          onSort={(next) => {
            setSort(next);
            run(next);
          }}
        />
      </div>
      <p className="workshops-prices small muted">{t('workshopPricesNote')}</p>
      <LiveRegion message={search ? spokenState(search, t) : ''} />
      <ol className="workshops-list" ref={list} tabIndex={-1} aria-label={t('workshopBest')}>
        {sites.map((site, index) => (
          <WorkshopCard
            key={site.departmentId}
            site={site}
            number={index + 1}
            price={prices.get(site.departmentId)}
            brand={draft.car?.brand ?? ''}
            phone={details?.[site.departmentId]?.phone ?? ''}
            open={openIds.includes(site.departmentId)}
            chosen={draft.location?.departmentId === site.departmentId ? chosen : null}
            firstRefused={refused.some(
              (time) => time.departmentId === site.departmentId && time.timeSlot === site.firstTimeSlot,
            )}
            onToggle={(open) => toggle(site.departmentId, open)}
            onChoose={(slot) => dispatch(chooseTime(workshopOf(site), slot))}
            onTakeFirst={() => dispatch(takeFirstTime({ ...workshopOf(site), firstTimeSlot: site.firstTimeSlot }))}
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

/** What follows the last workshop: a way to more, or why there is none. */
function ListEnd({ search, onFurther }: { search: SiteSearch; onFurther: () => void }): ReactNode {
  const t = useTranslate();
  const { supportMail } = useBookingFields();
  if (search.status === 'failed') {
    return (
      <div className="workshops-end">
        <Notice tone="error" role="alert" title={t('workshopSearchFailed')}>
          <p className="small">{t('workshopSearchFailedText')}</p>
          <Button variant="ghost" size="s" onClick={onFurther}>
            {t('workshopRetry')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (search.status === 'more') {
    return (
      <div className="workshops-end workshops-more">
        <Button variant="ghost" onClick={onFurther}>
          {t('workshopMore')}
        </Button>
      </div>
    );
  }
  if (search.status !== 'ended') return null;
  if (search.sites.length > 0) return <p className="workshops-end small muted">{t('workshopNoMore')}</p>;
  return (
    <div className="workshops-end">
      <EmptyState
        icon="wrench"
        title={t('workshopNone')}
        text={t('workshopNoneHelp')}
        action={
          supportMail && (
            <a className="inline-link" href={`mailto:${supportMail}`}>
              {supportMail}
            </a>
          )
        }
      />
    </div>
  );
}

function spokenState({ status, sites }: SiteSearch, t: ReturnType<typeof useTranslate>): string {
  const found = t('workshopFound', { count: sites.length });
  if (status === 'running') return sites.length === 0 ? t('workshopSearching') : found;
  if (status === 'ended') return sites.length === 0 ? t('workshopNone') : `${found} ${t('workshopNoMore')}`;
  return sites.length === 0 ? '' : found;
}

/** Whether a pointer is down on the list: what it is about to press must not move away. */
function useHeldPointer(list: { current: HTMLElement | null }): { current: boolean } {
  const held = useRef(false);
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      held.current = target instanceof Node && list.current?.contains(target) === true;
    };
    const release = (): void => {
      held.current = false;
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    document.addEventListener('pointerdown', press);
    for (const end of ends) document.addEventListener(end, release);
    return () => {
      document.removeEventListener('pointerdown', press);
      for (const end of ends) document.removeEventListener(end, release);
    };
  }, [list]);
  return held;
}

function workshopOf({ departmentId, siteName, address, latitude, longitude }: FoundSite): ChosenWorkshop {
  return { departmentId, siteName, place: { address, latitude, longitude } };
}

function chosenSlot({ slot }: ReturnType<typeof selectDraft>): WeekSlot | null {
  return slot && { timeSlot: slot.timeslot, isFullDay: slot.isFullDay };
}
