import { useState } from 'react';
import type { ReactNode } from 'react';
import './CarListPage.css';
import { brandFacet, hasChoices, segmentTitle, toListPath } from '../../../shared/catalogue/listState.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ActiveFilters } from '../components/ActiveFilters.tsx';
import { CarListResults } from '../components/CarListResults.tsx';
import { CarListSearch } from '../components/CarListSearch.tsx';
import { FacetPanel } from '../components/FacetPanel.tsx';
import { FilterDrawer } from '../components/FilterDrawer.tsx';
import { ListBar } from '../components/ListBar.tsx';
import { useCarList } from '../useCarList.ts';

const formId = 'car-list-form';
const panelId = 'filter';

/** The car list: heading and search, filters beside, cars. */
export function CarListPage(): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const { list, urls, addressOf } = useCarList();
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  const missing = useAppSelector((state) => state.carList.status === 'missing');
  const [drawerOpen, setDrawerOpen] = useState(false);
  if (missing) {
    return (
      <div className="wrap section">
        <EmptyState
          icon="car"
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<ButtonLink href={site.basePath || '/'}>{t('notFoundLink')}</ButtonLink>}
        />
      </div>
    );
  }
  const inPath = toListPath(list, urls) !== urls.listPath;
  const value = inPath ? segmentTitle((list.filters[brandFacet]?.[0] ?? '').split('>')) : '';
  const openDrawer = (): void => setDrawerOpen(true);
  return (
    <div className="wrap car-list">
      <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
      <div className="car-list-head">
        <h1 className="car-list-title">{value ? t('carListTitleTemplate', { value }) : t('carListTitle')}</h1>
        <CarListSearch />
      </div>
      <div className="car-list-columns">
        <aside className="car-list-filters" id={panelId} aria-label={t('filterTitle')}>
          <div className="car-list-filters-head">
            <h2 className="h3">{t('filterTitle')}</h2>
            {hasChoices(list) && (
              <a className="car-list-clear" href={urls.listPath} data-scroll="list">
                {t('clearAll')}
              </a>
            )}
          </div>
          <FacetPanel formId={formId} />
        </aside>
        <div className="car-list-main" data-list-top tabIndex={-1}>
          <ListBar formId={formId} panelId={panelId} onOpenFilter={openDrawer} />
          <ActiveFilters list={list} addressOf={addressOf} clearHref={urls.listPath} t={t} site={site} />
          <CarListResults />
        </div>
      </div>
      <FilterDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </div>
  );
}
