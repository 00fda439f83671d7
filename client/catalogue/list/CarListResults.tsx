import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import './CarListResults.css';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { countText } from '../../../shared/catalogue/moneyText.ts';
import { clampPage, lastPage } from '../../../shared/catalogue/list/clampPage.ts';
import { hasChoices } from '../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { Translate } from '../../site/translate.ts';
import { CallUs } from '../../site/components/CallUs.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { ProgressBar } from '../../ui/messages/ProgressBar.tsx';
import type { CarListState } from './carListState.ts';
import { useCarList } from './useCarList.ts';
import { failedSearchPart } from '../failedSearchPart.ts';
import { CarCards } from './CarCards.tsx';
import { CarSkeleton } from '../card/CarSkeleton.tsx';
import { NearestLists } from './NearestLists.tsx';
import { useFocusOnNew } from '../../ui/focus/useFocusOnNew.ts';

/** Id of the cars, the target for skipping the filters. */
export const carsId = 'cars';

const { Component: FailedSearch } = failedSearchPart;
const skeletonCards = 24;
const noCars: CardCar[] = [];

export interface NarrowingProps {
  /** Opens the filters, or scrolls to them. */
  onNarrow: () => void;
  panelId: string;
}

/** The cars, or their replacement: skeletons, nothing found, failure. */
export const CarListResults = memo(function CarListResults(narrowing: NarrowingProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { list, addressOf } = useCarList();
  // Rendering many cards may wait: the pressed control shows its new state first. Status and cars are deferred
  // together, so that cars of an earlier list never appear under a later state.
  const latest = useAppSelector((state) => state.carList);
  const shown = useDeferredValue(latest);
  const { status, cars, total, generation } = shown;
  const { items: grid, pressedMore } = useFocusOnNew<HTMLDivElement>(cars.length, '.car-card');
  // content pushed down by more cars moves soon after the press, and stays there until they have loaded
  const adding = latest.status === 'more' || (latest.cars !== cars && latest.generation === generation);
  const loading = status === 'loading' || status === 'more' || adding;
  useAnnouncement(loading ? t('loadingCars') : statusText(shown, t), { waiting: loading });
  return (
    <div
      className={classNames('car-list-results', status !== 'error' && 'car-list-results-tall')}
      id={carsId}
      tabIndex={-1}
      aria-busy={loading}
    >
      {status === 'error' && <FailedSearch title={t('carListError')} retryHref={addressOf(list)} />}
      {status === 'ready' && total === 0 && <EmptyList />}
      {(loading || (status === 'ready' && total > 0)) && (
        <div className="grid grid-cars" ref={grid}>
          <CarCards cars={status === 'loading' ? noCars : cars} generation={generation} t={t} site={site} />
          {loading && <SkeletonCards />}
        </div>
      )}
      {status !== 'loading' && total > 0 && (
        <MoreCars shown={cars.length} total={total} onPress={pressedMore} {...narrowing} />
      )}
    </div>
  );
});

function statusText({ status, cars, total }: CarListState, t: Translate): string {
  if (status === 'error') return t('carListError');
  if (total === 0) return t('noSearchResults');
  return moreText(cars.length, total, t);
}

/** "Visar 96 av 695" */
function moreText(shown: number, total: number, t: Translate): string {
  return t('showingOf', { shown, total: countText(total) });
}

const SkeletonCards = memo(function SkeletonCards(): ReactNode {
  return Array.from({ length: skeletonCards }, (_none, at) => <CarSkeleton key={at} />);
});

function EmptyList(): ReactNode {
  const t = useTexts();
  const { list, urls } = useCarList();
  return (
    <>
      <MessagePanel title={t('noSearchResults')} text={t('noSearchResultsHelp')}>
        {hasChoices(list) && (
          <ButtonLink href={urls.listPath} data-scroll="list">
            {t('clearAll')}
          </ButtonLink>
        )}
        <CallUs />
      </MessagePanel>
      <NearestLists />
    </>
  );
}

interface MoreCarsProps extends NarrowingProps {
  shown: number;
  total: number;
  onPress: () => void;
}

/** Progress through the list, with a link to more that needs no JavaScript. */
function MoreCars({ shown, total, onPress, onNarrow, panelId }: MoreCarsProps): ReactNode {
  const t = useTexts();
  const { list, addressOf } = useCarList();
  const status = useAppSelector((state) => state.carList.status);
  const ended = shown >= total;
  const stopped = !ended && list.page >= lastPage;
  // while the next page is loading the list's page number is already the new one
  const next = clampPage(status === 'more' ? list.page : list.page + 1);
  return (
    <div className="car-list-more">
      <p className="car-list-more-count">{moreText(shown, total, t)}</p>
      <ProgressBar value={shown} max={total} />
      {stopped && (
        <>
          <p className="car-list-more-end">{t('lastPageReached')}</p>
          <ButtonLink
            variant="ghost"
            block
            href={`#${panelId}`}
            data-scripted-link=""
            onClick={(event) => {
              event.preventDefault();
              onNarrow();
            }}
          >
            {t('narrowList')}
          </ButtonLink>
        </>
      )}
      {!ended && !stopped && (
        <ButtonLink
          variant="ghost"
          block
          href={addressOf({ ...list, page: next })}
          data-scroll="keep"
          rel="nofollow"
          onClick={onPress}
        >
          {t('showMore')}
        </ButtonLink>
      )}
    </div>
  );
}
