import { useEffect, useState } from 'react';
import '../texts/carTexts.ts';
import type { ReactNode } from 'react';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { phoneAddress } from '../../../shared/catalogue/dealerRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../../app/hooks.ts';
import type { Translate } from '../../site/translate.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { PriceTexts } from './PricePanel.tsx';

interface ContactBarProps {
  car: Partial<Car>;
  t: Translate;
  site: SiteContext;
}

/** Price, call and contact at the foot of narrow screens; hidden while the enquiry itself is on screen. */
export function ContactBar({ car, t, site }: ContactBarProps): ReactNode {
  const dealersPhone = useAppSelector((state) => state.carDetail.dealer?.phone);
  const phone = car.car_sellers?.find((seller) => seller.phone)?.phone || dealersPhone;
  const contactIsInView = useInView('contact');
  return (
    <div className={classNames('car-detail-bar', contactIsInView && 'car-detail-bar-away')}>
      <PriceTexts car={car} t={t} site={site} />
      <div className="car-detail-bar-actions">
        {phone && (
          <ButtonLink size="s" variant="ghost" href={phoneAddress(phone)}>
            {t('callNow')}
          </ButtonLink>
        )}
        <ButtonLink size="s" href="#contact">
          {t('contactSeller')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** True if some of the element of that id is on screen. The element may come later, see renderLater. */
function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    const find = (): void => {
      const element = document.getElementById(id);
      if (!element) return;
      arrival.disconnect();
      observer.observe(element);
    };
    const arrival = new MutationObserver(find);
    arrival.observe(document.body, { childList: true, subtree: true });
    find();
    return () => {
      arrival.disconnect();
      observer.disconnect();
    };
  }, [id]);
  return inView;
}
