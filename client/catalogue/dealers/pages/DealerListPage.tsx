import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import '../../list/CarListPage.css';
import './DealerListPage.css';
import { useAppSelector } from '../../../framework/hooks.ts';
import { SiteMap } from '../../../places/components/SiteMap.tsx';
import { useTexts } from '../../../site/useSite.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts';
import { DealerFilters, DealerSearch } from '../components/DealerFilters.tsx';
import { DealerNear, DealerNearPanel } from '../components/DealerNear.tsx';
import { DealerResults } from '../components/DealerResults.tsx';

/** Width from which the map is open next to the list until the visitor closes it. */
const sideBySideQuery = '(min-width: 1280px)';

/**
 * The list of dealers: search, filters, rows and a map.
 * The map is next to them in wide windows and opens on request in others.
 */
export function DealerListPage(): ReactNode {
  const t = useTexts();
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  const status = useAppSelector((state) => state.dealerList.status);
  const isEmpty = useAppSelector(
    ({ dealerList }) => dealerList.status === 'error' || (dealerList.status === 'ready' && dealerList.total === 0),
  );
  const wide = useMediaQuery(sideBySideQuery, true);
  /** The visitor's choice; null until then, when the width decides. */
  const [mapChosen, setMapChosen] = useState<boolean | null>(null);
  const mapOpen = mapChosen ?? wide;
  /** A map without dealers is an empty box. */
  const mapShown = mapOpen && !isEmpty;
  const [nearOpen, setNearOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  return (
    <div className="wrap dealer-list">
      <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
      <header className="car-list-head">
        <div>
          <h1 className="car-list-title">{t('dealerListTitle')}</h1>
          <p className="lead">{t('dealerListLead')}</p>
        </div>
        <DealerSearch />
      </header>
      {status !== 'error' && (
        <div className="dealer-list-bar">
          <DealerFilters />
          <div className="dealer-list-tools">
            <DealerNear open={nearOpen} onToggle={() => setNearOpen(!nearOpen)} />
            <Button variant="ghost" size="s" className="dealer-list-map-toggle" onClick={() => setMapChosen(!mapOpen)}>
              <Icon name="pin" size="s" />
              {mapChosen === null ? (
                <>
                  <span className="dealer-list-when-wide">{t('dealerHideMap')}</span>
                  <span className="dealer-list-when-narrow">{t('dealerShowMap')}</span>
                </>
              ) : (
                t(mapOpen ? 'dealerHideMap' : 'dealerShowMap')
              )}
            </Button>
          </div>
        </div>
      )}
      {nearOpen && <DealerNearPanel onDone={() => setNearOpen(false)} />}
      <div
        className={classNames(
          'dealer-list-columns',
          mapShown && 'dealer-list-columns-map',
          mapShown && mapChosen === null && 'dealer-list-columns-by-width',
        )}
      >
        <DealerResults numbered={mapShown} chosenId={chosenId} onPoint={mapShown ? setChosenId : null} />
        {mapShown && <DealerMap chosenId={chosenId} onChoose={setChosenId} />}
      </div>
    </div>
  );
}

/** Dealers of the list on a map, with their cards' numbers. Selecting a pin scrolls to its card. */
function DealerMap({
  chosenId,
  onChoose,
}: {
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useTexts();
  const dealers = useAppSelector((state) => state.dealerList.dealers);
  const near = useAppSelector((state) => state.dealerList.list.near);
  const points = useMemo(
    () =>
      dealers.flatMap(({ id, name, point, street, city }, at) =>
        point
          ? [{ id, ...point, label: name, address: [street, city].filter(Boolean).join(', '), number: at + 1 }]
          : [],
      ),
    [dealers],
  );
  const choose = (id: string): void => {
    onChoose(id);
    const card = document.querySelector(`[data-dealer="${CSS.escape(id)}"]`);
    card?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="dealer-list-map">
      <SiteMap
        className="dealer-list-map-box"
        points={points}
        chosenId={chosenId}
        onChoose={choose}
        label={t('dealerMapLabel')}
        clusters
        {...(near ? { centre: { lat: near.lat, lng: near.lng } } : {})}
      />
    </div>
  );
}
