import type { ReactNode } from 'react';
import '../../car/CarDetailPage.css';
import './DealerDetailPage.css';
import { directionsAddress, parseGeoPoint, placeLine } from '../../../../shared/catalogue/dealers/dealerRules.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { SiteMap } from '../../../places/components/SiteMap.tsx';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BackLink } from '../../BackLink.tsx';
import { CarRow } from '../../card/CarRow.tsx';
import { DealerDepartments } from '../components/DealerDepartments.tsx';
import { DealerHero } from '../components/DealerHero.tsx';
import { DealersNearby } from '../components/DealersNearby.tsx';
import type { ShownDealer } from '../dealerDetailState.ts';
import { dealerPicture } from '../dealerPicture.ts';
import { dealerListPath } from '../dealerPaths.ts';
import { stockAddress } from '../stockAddress.ts';
import { useNow } from '../useNow.ts';

/** The page of one dealer. */
export function DealerDetailPage(): ReactNode {
  const shown = useAppSelector((state) => state.dealerDetail.shown);
  // a new page per dealer: nothing opened on the previous one stays open
  return shown && <ShownPage key={shown.dealer.id} {...shown} />;
}

function ShownPage(shown: ShownDealer): ReactNode {
  const { dealer, departments, nearby, arrivals, now: madeAt } = shown;
  const t = useTexts();
  const site = useSite();
  const now = useNow(madeAt);
  // without a picture the hero has the map
  const pictured = dealerPicture(dealer) !== '';
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  return (
    <div className="wrap dealer-detail">
      <div className="car-detail-top dealer-detail-top">
        <BackLink listPath={dealerListPath(site, t)} list="dealerList" label={t('allDealers')} />
        <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
      </div>
      <DealerHero {...shown} now={now} />
      <div className={pictured || nearby.length > 0 ? 'dealer-detail-columns' : 'dealer-detail-column'}>
        <DealerDepartments departments={departments} now={now} />
        <div className="dealer-detail-aside">
          {pictured && <DealerPlace dealer={dealer} />}
          {nearby.length > 0 && <DealersNearby dealers={nearby} />}
        </div>
      </div>
      {arrivals.length > 0 && (
        <div className="section">
          <CarRow
            title={t('dealerArrivals', { city: dealer.website_city || dealer.site_city })}
            cars={arrivals}
            aside={<TextLink href={stockAddress(dealer, site, t)}>{t('dealerAllCars')}</TextLink>}
          />
        </div>
      )}
    </div>
  );
}

/** Location of the dealer on the map and as text, with a link to directions. */
function DealerPlace({ dealer }: Pick<ShownDealer, 'dealer'>): ReactNode {
  const t = useTexts();
  const point = parseGeoPoint(dealer.site_geocoord);
  const name = dealer.site_official_name;
  return (
    <div className="dealer-place">
      {point && (
        <SiteMap
          className="dealer-place-map"
          points={[{ id: dealer.id, ...point, label: name }]}
          chosenId={dealer.id}
          label={t('dealerMapOf', { name })}
        />
      )}
      <div className="dealer-place-text">
        <p>
          <b>{dealer.site_street}</b>
          <br />
          <span className="small muted">{placeLine(dealer, useSite())}</span>
        </p>
        <ButtonLink variant="secondary" size="s" icon="external" href={directionsAddress(dealer)} target="_blank">
          {t('dealerDirections')}
        </ButtonLink>
      </div>
    </div>
  );
}
