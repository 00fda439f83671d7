import { memo } from 'react';
import type { ReactNode } from 'react';
import './CarCard.css';
import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import { carInLanguage } from '../../../shared/catalogue/carInLanguage.ts';
import { carPath } from '../../../shared/catalogue/carPaths.ts';
import { carName, carPrice, showsVatBadge } from '../../../shared/catalogue/carRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { costTerms, costText, costTitle, shownCosts } from '../../finance/costTexts.ts';
import type { Translate } from '../../site/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { SaveButton } from '../saved/SaveButton.tsx';
import { CarFacts } from './CarFacts.tsx';
import { CarPicture } from './CarPicture.tsx';
import { LowestPrice, StruckPrice } from './StruckPrice.tsx';

export interface CarCardProps {
  car: CardCar;
  t: Translate;
  site: SiteContext;
  /** The picture is in view at once. */
  priority?: boolean;
  /** Level of the name among the page's headings. */
  level?: 'h2' | 'h3';
}

const sizes = '(min-width: 1280px) 340px, (min-width: 768px) 45vw, 100vw';

/** A car in lists and rows: one link, its name, that covers the whole card. */
export const CarCard = memo(function CarCard({
  car,
  t,
  site,
  priority = false,
  level = 'h2',
}: CarCardProps): ReactNode {
  const Heading = level;
  const shown = carInLanguage(car, site);
  const href = carPath(site.basePath, t('pathToCarDetail'), { car_id: car.car_id ?? '', slug: car.slug ?? '' });
  return (
    <Card className="car-card">
      <CardMedia badges={hasBadges(car, site) && <CarBadges car={car} t={t} site={site} />}>
        <CarPicture
          image={car.car_primary_image?.thumbnail_url}
          blur={car.car_primary_image?.blur_data_url}
          t={t}
          sizes={sizes}
          priority={priority}
        />
        <SaveButton car={car} t={t} />
      </CardMedia>
      <CardBody>
        <Heading className="car-card-name">
          <CardLink href={href}>{carName(shown)}</CardLink>
        </Heading>
        <p className="car-card-version">{car.car_version}</p>
        <CarFacts facts={[shown.car_year, shown.car_mileage_text, shown.car_fuel, shown.car_gearbox]} />
        <CardPrice car={shown} t={t} site={site} />
      </CardBody>
      <div className="car-card-foot">
        <p className="car-card-city">{car.car_site_city}</p>
        <div className="car-card-actions">
          <CompareToggle car={car} t={t} />
        </div>
      </div>
    </Card>
  );
});

type PartProps = Pick<CarCardProps, 'car' | 't' | 'site'>;

function hasBadges(car: CardCar, site: SiteContext): boolean {
  const offSale = car.car_sale_state === 'reserved' || car.car_sale_state === 'sold';
  const offered = car.car_has_campaign_price === true || car.newInStock === true;
  return offered || offSale || showsVatBadge(car, site.features.carStore);
}

/** What sets the car apart: campaign, just come in, state of sale, deductible VAT. */
export function CarBadges({ car, t, site }: PartProps): ReactNode {
  return (
    <>
      {car.car_has_campaign_price && <Badge tone="campaign">{t('campaign')}</Badge>}
      {car.newInStock && <Badge tone="glass">{t('newInStock')}</Badge>}
      {car.car_sale_state === 'reserved' && <Badge tone="warning">{t('reserved')}</Badge>}
      {car.car_sale_state === 'sold' && <Badge>{t('sold')}</Badge>}
      {showsVatBadge(car, site.features.carStore) && <Badge tone="success">{t('vatDeductible')}</Badge>}
    </>
  );
}

function CardPrice({ car, t, site }: PartProps): ReactNode {
  const price = carPrice(car, site.struckPriceWithoutHistory);
  const [cost] = shownCosts(car.costs, site);
  const main = price.from && price.main ? t('priceFrom', { price: price.main }) : price.main;
  return (
    <div className="car-card-prices">
      <p className="car-card-price-block">
        <StruckPrice price={price} t={t} />
        <span className={price.campaign ? 'car-card-price car-card-price-campaign' : 'car-card-price'}>
          {main || t('priceMissing')}
        </span>
        {price.vat === 'excl' && main && <span className="car-card-vat">{t('priceExclVat')}</span>}
      </p>
      {cost && (
        <p className="car-card-month">
          {costTitle(cost, site, t)}
          <b>{costText(cost, site, t)}</b>
        </p>
      )}
      <LowestPrice price={price} t={t} site={site} />
      {cost && <p className="car-card-terms">{costTerms(cost, site, t)}</p>}
    </div>
  );
}
