import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import './CarDetailPage.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carName } from '../../../shared/catalogue/car/carRules.ts';
import { followHash } from './followHash.ts';
import { technicalData } from '../../../shared/catalogue/car/technicalData.ts';
import { financingOf } from '../../../shared/finance/financingOf.ts';
import { showsDeliveredLoan } from '../../../shared/finance/showsDeliveredLoan.ts';
import { formatDate } from '../../../shared/kit/format/formatDate.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { Translate } from '../../site/translate.ts';
import { showsQuotes } from '../../finance/quote/showsQuotes.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { BackLink } from '../BackLink.tsx';
import { CarBadges } from '../card/CarCard.tsx';
import { ContactBar } from './ContactBar.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { PageTabs } from './PageTabs.tsx';
import type { PageTab } from './PageTabs.tsx';
import { PricePanel } from './PricePanel.tsx';
import {
  contactPart,
  energyPart,
  financingPart,
  missingPart,
  quotePart,
  similarPart,
  soldPart,
  specificationPart,
} from './carDetailParts.ts';
import { buildListContext } from '../listContext.ts';
import { CarActions } from '../saved/CarActions.tsx';
import { RecentCarsPlace } from '../saved/RecentCarsPlace.tsx';

const { Component: Specification } = specificationPart;
const { Component: Energy } = energyPart;
const { Component: Financing } = financingPart;
const { Component: Quote } = quotePart;
const { Component: Contact } = contactPart;
const { Component: Similar } = similarPart;
const { Component: Sold } = soldPart;
const { Component: Missing } = missingPart;

/** The page of one car, or its replacement when it is gone. */
export function CarDetailPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const car = useAppSelector((state) => state.carDetail.car);
  const similar = useAppSelector((state) => state.carDetail.similar);
  const shown = useMemo(() => car && carInLanguage(car, site), [car, site]);
  useEffect(followHash, [car]);
  const urls = buildListContext(site, t);
  const backLink = <BackLink listPath={urls.listPath} label={t('backToAllCars')} />;
  if (!car || !shown) return <Missing />;
  if (car.car_sale_state === 'sold') {
    return (
      <div className="wrap car-detail" key={car.car_id}>
        <div className="car-detail-top">{backLink}</div>
        <Sold car={car} similar={similar} t={t} urls={urls} />
        <div className="section car-detail-main">
          <h2 className="sold-car-facts">{t('soldCarFacts')}</h2>
          <Specification car={car} shown={shown} t={t} layout={site.carDetailLayout} />
        </div>
      </div>
    );
  }
  const energy = car.energyLabels?.[site.language]?.details;
  // the campaign's own name is a badge too
  const hasNamedCampaign = (shown.car_campaigns ?? []).length > 0;
  return (
    // a new page per car: nothing opened on the previous one stays open
    <div className="car-detail" key={car.car_id}>
      <div className="wrap">
        <div className="car-detail-top">
          {backLink}
          <CarActions car={car} t={t} />
        </div>
        <div className="car-detail-columns" id="overview">
          <Gallery car={shown} t={t} />
          <aside className="car-detail-side" aria-label={carName(shown)}>
            <header className="car-detail-head">
              <div className="car-detail-badges">
                <CarBadges
                  onPage
                  car={hasNamedCampaign ? { ...car, car_has_campaign_price: false } : car}
                  t={t}
                  site={site}
                />
                {shown.car_condition && <Badge>{shown.car_condition}</Badge>}
                {shown.car_campaigns?.map((name) => (
                  <Badge key={name} tone="campaign">
                    {name}
                  </Badge>
                ))}
              </div>
              <h1 className="car-detail-title">{carName(shown)}</h1>
              {car.car_version && <p className="lead">{car.car_version}</p>}
              {car.car_sale_state === 'reserved' && <p className="car-detail-reserved">{t('reservedText')}</p>}
            </header>
            <PricePanel car={car} t={t} site={site} />
          </aside>
          <div className="car-detail-main">
            <PageTabs tabs={buildTabs(car, t, site)} label={t('onThisPage')} />
            {energy && <Energy label={energy} />}
            <Specification car={car} shown={shown} t={t} layout={site.carDetailLayout} />
            {paysByMonth(car, site) && <Financing car={car} />}
          </div>
        </div>
        {showsQuotes(car, site) && <Quote car={car} />}
        <Contact car={car} t={t} />
        <PrintedDate t={t} site={site} />
        <div className="section car-detail-similar">
          <Similar title={t('similarCars')} cars={similar} />
        </div>
        <RecentCarsPlace except={car.car_id ?? ''} />
      </div>
      <ContactBar car={car} t={t} site={site} />
    </div>
  );
}

/** True for a car with loan or leasing in a section; among a provider's quotes, leasing is a tab. */
const paysByMonth = (car: Partial<Car>, site: SiteContext): boolean =>
  !showsQuotes(car, site) && financingOf(car).some((kind) => kind !== 'loan' || showsDeliveredLoan(site));

/** Existing parts of the page: their ids and names. */
function buildTabs(car: Partial<Car>, t: Translate, site: SiteContext): PageTab[] {
  const byMonth = paysByMonth(car, site);
  const tabs: [string, string, boolean][] = [
    ['overview', t('overview'), true],
    ['equipment', t('equipment'), Boolean(car.car_equipment?.length)],
    ['description', t('description'), Boolean(car.car_description)],
    ['technical', t('technicalData'), technicalData(car, site.locale).length > 0 || Boolean(car.car_facts?.length)],
    [byMonth ? 'financing' : 'finance', t('financing'), byMonth || showsQuotes(car, site)],
    ['contact', t('contact'), true],
  ];
  return tabs.flatMap(([id, label, there]) => (there ? [{ id, label }] : []));
}

/** Date of the prices, for paper only. */
function PrintedDate({ t, site }: { t: Translate; site: SiteContext }): ReactNode {
  const madeAt = useAppSelector((state) => state.carDetail.madeAt);
  const { locale, timeZone } = site;
  const date = formatDate(wallTime(madeAt, timeZone).date, locale, 'date');
  return (
    <p className="car-print-date" hidden>
      {t('printedTerms', { date })}
    </p>
  );
}
