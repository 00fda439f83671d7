import type { ReactNode } from 'react';
import './WeekCar.css';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import { carName, carPrice, fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import { costTerms, costText, costTitle, shownCosts } from '../../finance/costTexts.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { Translate } from '../../site/translate.ts';
import type { CarCardProps } from '../card/CarCard.tsx';
import { CarFacts } from '../card/CarFacts.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import { LowestPrice, StruckPrice } from '../card/StruckPrice.tsx';

/** The car of the week: a large dark panel. */
export function WeekCar({
  car,
  t,
  site,
}: Pick<CarCardProps, 'car' | 'site'> & {
  t: Translate;
}): ReactNode {
  const shown = carInLanguage(car, site);
  const price = carPrice(shown, site.struckPriceWithoutHistory);
  const [cost] = shownCosts(car.costs, site);
  const main = price.from && price.main ? t('priceFrom', { price: price.main }) : price.main;
  const path = carPath(site.basePath, t('pathToCarDetail'), { car_id: car.car_id ?? '', slug: car.slug ?? '' });
  return (
    <article className="week-car" data-tone="inverse">
      <div className="week-car-picture">
        <CarPicture
          image={car.car_primary_image?.thumbnail_url}
          blur={car.car_primary_image?.blur_data_url}
          t={t}
          sizes="(min-width: 1760px) 950px, (min-width: 1280px) 56vw, 92vw"
        />
      </div>
      <div className="week-car-body">
        <h3 className="h2">{carName(shown)}</h3>
        {car.car_version && <p className="muted">{car.car_version}</p>}
        <CarFacts facts={[shown.car_year, shown.car_mileage_text, shown.car_fuel, shown.car_site_city]} />
        {car.energyLine && <p className="week-car-terms">{car.energyLine}</p>}
        <div className="week-car-prices">
          <StruckPrice price={price} t={t} site={site} />
          <p className="week-car-price">{main || t('priceMissing')}</p>
          <LowestPrice price={price} t={t} />
          {cost && (
            <>
              <p className="week-car-month">
                {costTitle(cost, site, t)} <b>{costText(cost, site, t)}</b>
              </p>
              <p className="week-car-terms">{costTerms(cost, site, t)}</p>
            </>
          )}
        </div>
        <ButtonLink variant="contrast" icon="arrow" href={path} aria-label={`${t('seeTheCar')}: ${fullCarName(shown)}`}>
          {t('seeTheCar')}
        </ButtonLink>
      </div>
    </article>
  );
}
