import { memo, useId, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './WorkshopCard.css';
import { isAuthorised } from '../../../shared/booking/workshops/siteOrder.ts';
import type { FoundSite } from '../../../shared/booking/workshops/siteOrder.ts';
import { dateOf } from '../../../shared/booking/times/timeTexts.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { distanceText } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { unbroken } from '../../../shared/kit/text/unbroken.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { bookingPrice } from '../bookingPrice.ts';
import type { KindTime } from '../times/useKindTimes.ts';
import type { SitePrice } from '../useSitePrices.ts';
import type { FirstTimeOutcome } from '../state/freeTimes.ts';
import { FirstTime } from '../times/FirstTime.tsx';
import type { OpenWorkshops } from '../times/createOpenWorkshops.ts';
import { LazyTimes } from '../times/LazyTimes.tsx';
import { announceShown } from '../../ui/messages/announce.ts';

interface WorkshopCardProps {
  site: FoundSite;
  /** Position in the list, from 1, and number on its pin. */
  number: number;
  /** Price of the chosen services there; undefined while unknown. */
  price: SitePrice | undefined;
  brand: string;
  /** "" when unknown. */
  phone: string;
  opened: OpenWorkshops;
  /** The time chosen at this workshop. */
  chosen: WeekSlot | null;
  onChoose: (site: FoundSite, slot: WeekSlot) => void;
  /** Its first free time was refused and is not offered again. */
  firstRefused: boolean;
  /** First time of the wanted kinds; null when every kind is wanted. */
  kindTime: KindTime | null;
  /** Chooses the first matching time. */
  onTakeFirst: (site: FoundSite, timeSlot: string) => Promise<FirstTimeOutcome>;
}

/**
 * A workshop that offers the chosen services: its first free time, and all times when it is opened.
 * Opening one renders no other, and not their list.
 */
export const WorkshopCard = memo(function WorkshopCard(props: WorkshopCardProps): ReactNode {
  const { site, number, price, brand, phone, opened, chosen, firstRefused, kindTime } = props;
  const { onChoose, onTakeFirst } = props;
  const firstFit = typeof kindTime === 'object' ? kindTime?.slot?.timeSlot : undefined;
  const isOpen = (): boolean => opened.isOpen(site.departmentId);
  const open = useSyncExternalStore(opened.subscribe, isOpen, isOpen);
  const t = useTexts();
  const page = useSite();
  const { locale, distanceUnit } = page;
  const id = useId();
  const [firstGone, setFirstGone] = useState(false);

  return (
    <li className={classNames('workshop-card', open && 'workshop-card-open')} data-department={site.departmentId}>
      <div className="workshop-card-head">
        <span className="workshop-card-number" aria-hidden="true">
          {number}
        </span>
        <div className="workshop-card-words">
          <h4 className="h4" id={id}>
            {site.siteName}
          </h4>
          <p className="small muted">
            {[site.address, unbroken(distanceText(site.km, locale, distanceUnit))].filter(Boolean).join(', ')}
          </p>
          <p className="workshop-card-price small num">
            {price &&
              t(price.isMinimum ? 'workshopPriceFrom' : 'workshopPrice', { total: bookingPrice(price.total, page) })}
          </p>
          <div className="workshop-card-badges">
            <FirstTime
              siteName={site.siteName}
              first={firstRefused ? null : site.firstTimeSlot}
              kindTime={kindTime}
              onTake={(timeSlot) => onTakeFirst(site, timeSlot)}
              onMissed={(outcome) => {
                setFirstGone(outcome === 'gone');
                opened.set(site.departmentId, true);
              }}
            />
            {isAuthorised(site, brand) && (
              <Badge tone="success" icon="check">
                {t('workshopAuthorised')}
              </Badge>
            )}
          </div>
        </div>
        <Button
          variant="ghost"
          size="s"
          className="workshop-card-toggle"
          aria-controls={open ? `${id}times` : undefined}
          aria-describedby={id}
          onClick={() => opened.set(site.departmentId, !open)}
        >
          {t(open ? 'workshopHideTimes' : 'workshopShowTimes')}
        </Button>
      </div>
      {open && (
        <div className="workshop-card-body" id={`${id}times`}>
          {firstGone && (
            <p className="workshop-card-gone" ref={announceShown}>
              {t('workshopFirstTimeGone')}
            </p>
          )}
          <LazyTimes
            site={site}
            openAt={firstFit && dateOf(firstFit)}
            phone={phone}
            chosen={chosen}
            onChoose={(slot) => onChoose(site, slot)}
          />
          {phone !== '' && (
            <p className="workshop-card-phone small">
              <PhoneLink className="inline-link" phone={phone} />
            </p>
          )}
        </div>
      )}
    </li>
  );
});
