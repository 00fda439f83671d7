import type { ReactNode } from 'react';
import { isForSale } from '../../../shared/catalogue/compare/ComparedCar.ts';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import { carName, fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import { emptyListState, toAddress } from '../../../shared/catalogue/list/listState.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import { buildListContext } from '../listContext.ts';

/* Header of a car's column, in the three rows of the table's head. */

interface ColumnProps {
  car: ComparedCar;
  t: Translate;
}

/** The car's picture with its sale state, and the button that removes the car. */
export function ComparePicture({ car, t, children }: ColumnProps & { children: ReactNode }): ReactNode {
  return (
    <div className="compare-picture">
      <CarPicture
        image={car.car_primary_image?.thumbnail_url}
        blur={car.car_primary_image?.blur_data_url}
        t={t}
        sizes="(min-width: 1024px) 340px, 50vw"
      />
      <span className="compare-badges">
        {car.gone && <Badge>{t('compareGoneCar')}</Badge>}
        {!car.gone && car.car_sale_state === 'sold' && <Badge>{t('sold')}</Badge>}
        {!car.gone && car.car_sale_state === 'reserved' && <Badge tone="warning">{t('reserved')}</Badge>}
      </span>
      {children}
    </div>
  );
}

export function CompareName({ car }: { car: ComparedCar }): ReactNode {
  return (
    <>
      <span className="compare-name">{carName(car)}</span>
      {car.car_version && <span className="compare-version">{car.car_version}</span>}
    </>
  );
}

/** Link to the car, or to similar ones when it is no longer available. */
export function CompareLinks({
  car,
  t,
  site,
  onFollow,
}: ColumnProps & { site: SiteContext; onFollow: (() => void) | undefined }): ReactNode {
  const name = <span className="visually-hidden"> {fullCarName(carInLanguage(car, site))}</span>;
  const href = carPath(site.basePath, t('pathToCarDetail'), { car_id: car.car_id ?? '', slug: car.slug ?? '' });
  return (
    <>
      {isForSale(car) ? (
        <ButtonLink href={href} size="s" block onClick={onFollow}>
          <span>
            {t('seeTheCar')}
            {name}
          </span>
        </ButtonLink>
      ) : (
        <ButtonLink href={similarAddress(car, t, site)} size="s" variant="ghost" block onClick={onFollow}>
          <span>
            {t('compareSimilar')}
            {name}
          </span>
        </ButtonLink>
      )}
      {car.partial && <p className="compare-partial">{t('comparePartial')}</p>}
    </>
  );
}

/** Address of the list of cars of the same brand and body. */
function similarAddress(car: ComparedCar, t: Translate, site: SiteContext): string {
  const urls = buildListContext(site, t);
  const filters = {
    ...(car.car_brand ? { car_brand: [car.car_brand] } : {}),
    ...(car.car_body ? { car_body: [car.car_body] } : {}),
  };
  return toAddress({ ...emptyListState(urls), filters }, urls);
}
