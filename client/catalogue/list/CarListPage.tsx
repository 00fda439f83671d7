import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import './CarListPage.css';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { hasChoices } from '../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { SectionList } from '../../framework/SectionList.tsx';
import { afterPaint } from '../../browser/afterPaint.ts';
import { onFirstInput } from '../../browser/onFirstInput.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { CarListResults, carsId } from './CarListResults.tsx';
import { CarListSearch } from './search/CarListSearch.tsx';
import { ListBar } from './ListBar.tsx';
import { LoanExample } from '../card/MonthlyCosts.tsx';
import { SearchedFor } from './search/SearchedFor.tsx';
import { facetsPart, landingPart } from './carListParts.ts';
import { restoreFacetPanelMode, setFacetPanelMode } from '../filters/facetPanelMode.ts';
import { RecentCarsPlace } from '../saved/RecentCarsPlace.tsx';
import { listTitle } from './listTitle.ts';
import { useCarList } from './useCarList.ts';
import { useFilterDrawer } from '../filters/useFilterDrawer.ts';
import { SiteSearchLink } from './search/SiteSearchLink.tsx';

const formId = 'car-list-form';
const panelId = 'filter';
const noSections: SectionData[] = [];

const { Component: Facets } = facetsPart;
const { Component: Landing } = landingPart;

/** The car list: heading, search, filters and cars; then the content platform's sections. */
export function CarListPage(): ReactNode {
  const t = useTexts();
  const { valueLabels: labels } = useSite();
  const { list, urls } = useCarList();
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  const sections = useAppSelector((state) => state.page.layout?.placeholders[placeholders.main]) ?? noSections;
  // nothing to filter or sort; facets of an earlier list may still lead to another
  const bare = useAppSelector(({ carList }) => carList.status === 'error' && carList.facets.length === 0);
  const hasLanding = useAppSelector(({ carList }) => Boolean(carList.landing?.groups.length));
  const { Drawer, open, show, hide, hint } = useFilterDrawer();
  useLayoutEffect(restoreFacetPanelMode, []);
  useEffect(() => onFirstInput(() => void import('./loadCarListPage.ts')), []); // preloads code for a press
  // resizes every card: the pressed button shows first
  const fold = (): void =>
    afterPaint(() => {
      setFacetPanelMode('toggle');
      focusOn('.list-bar-filter');
    });
  const pin = useCallback((): void => {
    hide();
    // after an open drawer has returned the focus to an element that is then removed
    afterPaint(() => {
      setFacetPanelMode('sticky');
      focusOn('.car-list-fold');
    });
  }, [hide]);
  return (
    <>
      <div className="wrap car-list">
        <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
        <div className="car-list-head">
          <h1 className="car-list-title">{listTitle(list, urls, t, labels)}</h1>
          <CarListSearch />
        </div>
        <div className={classNames('car-list-columns', bare && 'car-list-columns-bare')}>
          {!bare && (
            <aside className="car-list-filters" id={panelId} aria-label={t('filterTitle')}>
              <a className="skip-link" href={`#${carsId}`}>
                {t('skipToCars')}
              </a>
              <div className="car-list-filters-head">
                <h2 className="h3">{t('filterTitle')}</h2>
                {hasChoices(list) && (
                  <a className="car-list-clear" href={urls.listPath} data-scroll="list">
                    {t('clearAll')}
                  </a>
                )}
                <IconButton
                  bare
                  icon="close"
                  className="car-list-fold"
                  label={t('filterPanelToggle')}
                  title={t('filterPanelToggle')}
                  onClick={fold}
                />
              </div>
              <Facets formId={formId} />
            </aside>
          )}
          <div className="car-list-main" data-list-top tabIndex={-1}>
            {!bare && <ListBar formId={formId} panelId={panelId} onOpenFilter={show} onHintFilter={hint} />}
            <ChosenFilters />
            <SearchedFor />
            <LoanExample />
            <CarListResults onNarrow={show} panelId={panelId} />
            <SiteSearchLink />
          </div>
        </div>
        {Drawer && <Drawer open={open} onClose={hide} onPin={pin} />}
        {hasLanding && <Landing written={sections.length > 0} />}
        <RecentCarsPlace />
      </div>
      <SectionList placeholder={placeholders.main} sections={sections} />
    </>
  );
}

/** Separate from the page, which then need not re-render while a range is being set. */
function ChosenFilters(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { list, urls, addressOf } = useCarList();
  const drafting = useAppSelector((state) => state.carList.drafting);
  return (
    <ActiveFilters list={list} drafting={drafting} addressOf={addressOf} clearHref={urls.listPath} t={t} site={site} />
  );
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
