import type { ReactNode } from 'react';
import './SoldCar.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { cardFacts } from '../../../shared/catalogue/car/factText.ts';
import { carName, carPrice } from '../../../shared/catalogue/car/carRules.ts';
import { brandFacet, emptyListState, toAddress, withFilter } from '../../../shared/catalogue/list/listState.ts';
import type { ListContext } from '../../../shared/catalogue/list/listState.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CarFacts } from '../card/CarFacts.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import { CarRow } from '../card/CarRow.tsx';

export interface SoldCarProps {
  car: Partial<Car>;
  similar: Partial<Car>[];
  t: Translate;
  urls: ListContext;
}

/** Notice of a sold car, and similar cars. Enquiries are not possible. */
export function SoldCar({ car, similar, t, urls }: SoldCarProps): ReactNode {
  const site = useSite();
  const shown = carInLanguage(car, site);
  const name = carName(shown);
  const price = carPrice(shown);
  const model = [car.car_brand, car.car_model].filter(Boolean);
  const ofModel = toAddress(withFilter(emptyListState(urls), brandFacet, [model.join('>')]), urls);
  return (
    <>
      <div className="sold-car">
        <div className="sold-car-picture">
          <CarPicture
            image={car.car_images?.[0]?.original ?? car.car_primary_image?.thumbnail_url}
            blur={car.car_images?.[0]?.blur_data_url ?? car.car_primary_image?.blur_data_url}
            t={t}
            sizes="(min-width: 768px) 44vw, 100vw"
            priority
          />
        </div>
        <div className="sold-car-body">
          <p>
            <Badge tone="warning">{t('sold')}</Badge>
          </p>
          <h1 className="sold-car-name">{name}</h1>
          {car.car_version && <p className="muted">{car.car_version}</p>}
          <CarFacts facts={cardFacts(shown, site)} />
          {price.main && (
            <p className="sold-car-price">
              {price.main} <span className="small muted">{t('soldPriceNote')}</span>
            </p>
          )}
          <p>{t('soldText')}</p>
          <div className="sold-car-ways">
            {model.length === 2 && <ButtonLink href={ofModel}>{t('moreOfModel', { car: name })}</ButtonLink>}
            <ButtonLink variant="ghost" href={urls.listPath}>
              {t('carNotFoundLink')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="sold-car-similar">
        <CarRow title={t('similarCars')} cars={similar} />
      </div>
    </>
  );
}
