import type { ReactNode } from 'react';
import './CarPlace.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { emptyListState, toAddress } from '../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dealerPath } from '../dealers/dealerPaths.ts';
import { openText } from '../dealers/openText.ts';
import { useNow } from '../dealers/useNow.ts';
import { buildListContext } from '../listContext.ts';

/** Link to the car's dealer with its opening state; else to the dealer's cars. */
export function CarPlace({ car }: { car: Partial<Car> }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { dealer, madeAt } = useAppSelector((state) => state.carDetail);
  const now = useNow(madeAt);
  const name = dealer?.name || car.car_site_name;
  if (!name) return null;
  const urls = buildListContext(site, t);
  const href = dealer
    ? dealerPath(site, t, dealer.slug)
    : toAddress({ ...emptyListState(urls), filters: { car_site_name: [name] } }, urls);
  return (
    <p className="car-place">
      <Icon name="pin" size="s" />
      <span>
        <a href={href}>{t('availableAt', { place: name })}</a>
        {dealer?.hours && <span className="car-place-open">. {openText(dealer.hours, now, site, t).text}.</span>}
      </span>
    </p>
  );
}
