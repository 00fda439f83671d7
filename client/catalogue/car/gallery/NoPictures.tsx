import type { ReactNode } from 'react';
import './Gallery.css';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import type { Translate } from '../../../site/translate.ts';
import { usePhone } from '../../../site/usePhone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { vehicleIcon } from '../../card/vehicleIcon.ts';

/** In place of the gallery of a vehicle without pictures: its silhouette, and the number of its dealer. */
export function NoPictures({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const dealer = useAppSelector((state) => state.carDetail.dealer);
  const phone = usePhone(dealer?.phone ?? '');
  return (
    <div className="gallery-none">
      <Icon name={vehicleIcon(car)} />
      <p>{t('imagesComingSoon')}.</p>
      {dealer?.phone && (
        <p>
          {t('imagesOnRequest')}{' '}
          <a className="inline-link" href={phone.href}>
            {t('callSeller', { name: dealer.name })}
          </a>
        </p>
      )}
    </div>
  );
}
