import { memo } from 'react';
import type { ReactNode } from 'react';
import './CarCard.css';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { cardFacts } from '../../../shared/catalogue/car/factText.ts';
import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import { carName, carPrice, fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import type { CarPrice } from '../../../shared/catalogue/car/carRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { costTerms, costText, costTitle, isExplainedByList, shownCosts } from '../../finance/costTexts.ts';
import type { Translate } from '../../site/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { SaveButton } from '../saved/SaveButton.tsx';
import { cardFactTexts } from '../../../shared/catalogue/car/factsInLanguage.ts';
import { CarFacts } from './CarFacts.tsx';
import { CarPicture } from './CarPicture.tsx';
import { vehicleIcon } from './vehicleIcon.ts';
import { StruckPrice } from './StruckPrice.tsx';

export interface CarCardProps {
  car: CardCar;
  t: Translate;
  site: SiteContext;
  /** The picture is in view at once. */
  priority?: boolean;
  /** Level of the name among the page's headings. */
  level?: 'h2' | 'h3';
  /** The car is in the visitor's comparison; false on the server. */
  compared: boolean;
  /** The visitor has saved the car; false on the server. */
  saved: boolean;
  onCompare: (car: CardCar) => void;
  /** The picture's sizes attribute where the card is not in a grid of the page's columns. */
  sizes?: string;
  /** Includes the monthly cost, which the list's switch shows (MonthlyCosts.tsx). */
  monthly?: boolean;
}

/** One, two, then three or four columns of nearly equal width. Kept short, as every card repeats it. */
const gridSizes = '(min-width:1024px) 312px,(min-width:768px) 45vw,92vw';

/**
 * A car in lists and rows: its name is the only link and covers the whole card.
 * It depends only on props, without context or subscriptions, so that a press re-renders one card and not the whole
 * list.
 */
export const CarCard = memo(function CarCard({
  car,
  t,
  site,
  priority = false,
  level = 'h2',
  compared,
  saved,
  onCompare,
  sizes = gridSizes,
  monthly = false,
}: CarCardProps): ReactNode {
  const Heading = level;
  const shown = carInLanguage(car, site);
  const fullName = fullCarName(shown);
  const id = car.car_id ?? '';
  const href = carPath(site.basePath, t('pathToCarDetail'), { car_id: id, slug: car.slug ?? '' });
  return (
    <Card className="car-card">
      <CardMedia badges={hasBadges(car, site, t) && <CarBadges car={car} t={t} site={site} />}>
        <CarPicture
          image={car.car_primary_image?.thumbnail_url}
          blur={priority ? car.car_primary_image?.blur_data_url : undefined}
          t={t}
          sizes={sizes}
          priority={priority}
          bare
          icon={vehicleIcon(car)}
        />
        <SaveButton id={id} name={fullName} pressed={saved} t={t} />
      </CardMedia>
      <CardBody>
        <Heading className="car-card-name">
          <CardLink href={href} aria-label={[fullName, ...stateTexts(car, t)].join(', ')}>
            {carName(shown)}
          </CardLink>
        </Heading>
        <p className="car-card-version">{car.car_version}</p>
        <CarFacts facts={cardFacts(shown, site)} />
        {car.car_card_facts && <CarFacts facts={cardFactTexts(car, site)} />}
        {car.energyLine && <p className="car-card-terms">{car.energyLine}</p>}
        <CardPrices car={shown} t={t} site={site} monthly={monthly} />
      </CardBody>
      <div className="car-card-foot">
        {car.car_site_city}
        <CompareToggle name={fullName} pressed={compared} onPress={() => onCompare(car)} t={t} />
      </div>
    </Card>
  );
});

type PartProps = Pick<CarCardProps, 'car' | 't' | 'site'>;

/** States that a visitor must hear with the car's name: the badges precede its heading. */
function stateTexts(car: CardCar, t: PartProps['t']): string[] {
  const { car_sale_state: state } = car;
  return [
    ...(car.car_has_campaign_price ? [t('campaign')] : []),
    ...(state === 'reserved' || state === 'sold' ? [t(state)] : []),
  ];
}

function hasBadges(car: CardCar, site: SiteContext, t: Translate): boolean {
  const offSale = car.car_sale_state === 'reserved' || car.car_sale_state === 'sold';
  const offered = car.car_has_campaign_price === true || car.newInStock === true;
  return offered || offSale || vatBadge(car, site.features.carStore, t) !== '';
}

/** Text of the badge of a car with deductible VAT; "" for none. */
function vatBadge(car: CardCar, isShown: boolean, t: Translate): string {
  return isShown && car.car_vat_eligible ? t('vatDeductible') : '';
}

/**
 * Badges of a car: campaign, new in stock, sale state, deductible VAT.
 * @param onPage on the car's own page, which names deductible VAT on every site
 */
export function CarBadges({ car, t, site, onPage = false }: PartProps & { onPage?: boolean }): ReactNode {
  const vat = vatBadge(car, onPage || site.features.carStore, t);
  return (
    <>
      {car.car_has_campaign_price && <Badge tone="campaign">{t('campaign')}</Badge>}
      {car.newInStock && <Badge tone="glass">{t('newInStock')}</Badge>}
      {car.car_sale_state === 'reserved' && <Badge tone="warning">{t('reserved')}</Badge>}
      {car.car_sale_state === 'sold' && <Badge>{t('sold')}</Badge>}
      {vat && <Badge tone="success">{vat}</Badge>}
    </>
  );
}

function CardPrices({ car, t, site, monthly }: PartProps & { monthly: boolean }): ReactNode {
  const price = carPrice(car, site.struckPriceWithoutHistory);
  const [cost] = monthly ? shownCosts(car.costs, site) : [];
  return (
    <div className="car-card-prices">
      {car.car_sale_state === 'sold' ? (
        <p className="car-card-price">{t('sold')}</p>
      ) : (
        <MainPrice price={price} t={t} site={site} />
      )}
      {cost && (
        <p className="car-card-month">
          {costTitle(cost, site, t)}
          <b>{costText(cost, site, t)}</b>
        </p>
      )}
      {cost && !isExplainedByList(cost, site) && <p className="car-card-terms">{costTerms(cost, site, t)}</p>}
    </div>
  );
}

/** The price to pay, with the struck price above it and a note on VAT after it. */
function MainPrice({ price, t, site }: { price: CarPrice; t: Translate; site: SiteContext }): ReactNode {
  const main = price.from && price.main ? t('priceFrom', { price: price.main }) : price.main;
  const className = price.campaign ? 'car-card-price car-card-price-campaign' : 'car-card-price';
  const vat = price.vat === 'excl' && main ? t('priceExclVat') : '';
  if (!price.struck && !vat) return <p className={className}>{main || t('priceMissing')}</p>;
  return (
    <p className="car-card-price-block">
      <StruckPrice price={price} t={t} site={site} />
      <span className={className}>{main || t('priceMissing')}</span>
      {vat && <span className="car-card-vat">{vat}</span>}
    </p>
  );
}
