import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import '../../ui/confirmation/Confirmation.css';
import './StepConfirmation.css';
import { bookingNumber } from '../../../shared/booking/request/bookingNumber.ts';
import type { MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import { totalPrice } from '../../../shared/booking/steps/selectionRules.ts';
import { capitalized, slotClockText, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { directionsAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { bookingPagePath } from '../../site/texts/bookingPagePath.ts';
import type { Translate } from '../../site/translate.ts';
import { carName, withCarNumbers } from '../../../shared/booking/request/describedCar.ts';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { bookingReset, selectContact, selectDraft, selectWorkshopDetails } from '../state/bookingState.ts';
import { SmallWorkshopMap } from '../components/WorkshopMap.tsx';
import { OfferPrice } from '../offers/OfferPrice.tsx';
import { bookingPrice } from '../bookingPrice.ts';
import { saveCalendar } from '../saveCalendar.ts';
import { loadWorkshopDetails } from '../state/loadWorkshopDetails.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { takeFocusOver } from '../frame/takeFocusOver.ts';

/** Step 5: confirmation. */
export function StepConfirmation(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const { bookingInfo, location, workshop, slot } = useAppSelector(selectDraft);
  const email = useAppSelector((state) => selectContact(state)?.email.trim() ?? '');
  useEffect(() => void dispatch(loadWorkshopDetails()), [dispatch]);
  if (!bookingInfo || !location) return null;
  const link = bookingInfo.link ?? '';

  const startOver = (): void => {
    dispatch(bookingReset());
    window.location.assign(window.location.pathname);
  };

  return (
    <div className="confirmation">
      <div className="confirmation-head">
        <span className="confirmation-mark">
          <Icon name="check" size="l" />
        </span>
        <div>
          <h1 className="h2" data-view-heading="" tabIndex={-1} ref={takeFocusOver}>
            {slot ? t('confirmedAt', { time: timeText(slot.timeslot, site.locale, slot.isFullDay) }) : t('confirmed')}
          </h1>
          <p className="lead muted">{confirmationText(bookingInfo.confirmedBy ?? [], email, t)}</p>
        </div>
      </div>
      <section className="confirmation-panel confirmation-booking" aria-label={location.siteName}>
        {workshop && <SmallWorkshopMap siteName={location.siteName} place={workshop} />}
        <div className="confirmation-place">
          <div>
            <h2 className="h4">{location.siteName}</h2>
            {workshop && <p className="small muted">{workshop.address}</p>}
          </div>
          <a
            className="text-link"
            href={directionsAddress({
              site_official_name: location.siteName,
              ...(workshop ? { site_street: workshop.address } : {}),
            })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{t('confirmedDirections')}</span>
            <Icon name="external" size="s" />
          </a>
        </div>
        <Facts />
        <Prices />
      </section>
      <div className="confirmation-actions">
        {link !== '' && <CalendarButton link={link} />}
        {/* the link is in the hash, which never reaches a server or a log */}
        {link !== '' && (
          <ButtonLink variant="ghost" href={`${bookingPagePath(site, t, 'pathToBooking')}#${link}`}>
            {t('confirmedManage')}
          </ButtonLink>
        )}
        <Button variant="ghost" icon="arrow" onClick={startOver}>
          {t('confirmedNew')}
        </Button>
      </div>
    </div>
  );
}

/** Text about the confirmation's channel, with the mail address while the page knows it. */
function confirmationText(channels: readonly MessageChannel[], email: string, t: Translate): string {
  const bySms = channels.includes('sms');
  if (!channels.includes('mail')) return t(bySms ? 'confirmedTexted' : 'confirmedKeepNumber');
  if (bySms) return t('confirmedMailedAndTexted');
  return email === '' ? t('confirmedMailed') : t('confirmedMail', { email });
}

function Facts(): ReactNode {
  const t = useTexts();
  const { locale, plate } = useSite();
  const { bookingInfo, location, slot, car } = useAppSelector(selectDraft);
  const phone = useAppSelector((state) => selectWorkshopDetails(state)?.[location?.departmentId ?? '']?.phone ?? '');
  return (
    <dl className="confirmation-facts">
      {slot && <dt>{t('confirmedTime')}</dt>}
      {slot && <dd>{capitalized(timeText(slot.timeslot, locale, slot.isFullDay))}</dd>}
      {slot?.isFullDay && <dt>{t('confirmedDropOff')}</dt>}
      {slot?.isFullDay && <dd>{t('confirmedBefore', { clock: slotClockText(slot.timeslot, locale) })}</dd>}
      {car && <dt>{t('confirmedCar')}</dt>}
      {car && (
        <dd>{`${withCarNumbers(carName(car), car.described)}, ${writtenPlate(car.registrationNumber, plate)}`}</dd>
      )}
      {phone !== '' && <dt>{t('confirmedPhone')}</dt>}
      {phone !== '' && (
        <dd>
          <PhoneLink className="inline-link" phone={phone} />
        </dd>
      )}
      <dt>{t('confirmedNumber')}</dt>
      <dd className="num">{bookingNumber(bookingInfo?.id ?? '')}</dd>
    </dl>
  );
}

function Prices(): ReactNode {
  const t = useTexts();
  const page = useSite();
  const { services, location, pricesOf } = useAppSelector(selectDraft);
  const rows = Object.entries(services);
  return (
    <>
      <ul className="confirmation-rows" aria-label={t('confirmedServices')}>
        {rows.map(([code, { name, unit, unitAbbreviation, price, priceKnown }]) => (
          <li key={code}>
            <span>
              {unit === 1 && unitAbbreviation === '' ? name : `${name}, ${String(unit)} ${unitAbbreviation || 'st'}`}
            </span>
            <OfferPrice price={price * unit} known={priceKnown} discount={null} />
          </li>
        ))}
        <li className="confirmation-total">
          <b>{t('confirmedTotal')}</b>
          <b className="num">{bookingPrice(totalPrice(Object.values(services)), page)}</b>
        </li>
      </ul>
      <p className="small muted">
        {location && pricesOf === location.departmentId
          ? `${t('bookingWorkshopPrices', { site: location.siteName })} ${t('contactPay')}`
          : t('confirmedPrices')}
      </p>
      {rows.some(([, { priceKnown }]) => !priceKnown) && <p className="small muted">{t('bookingPriceMissingNote')}</p>}
    </>
  );
}

function CalendarButton({ link }: { link: string }): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setStatus('busy');
    setStatus((await dispatch(saveCalendar(link, t('bookingCalendarFile')))) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button variant="secondary" icon="calendar" busy={status === 'busy'} onClick={() => void save()}>
        {t('confirmedCalendar')}
      </Button>
      {status === 'failed' && (
        <p className="confirmation-failed" ref={announceFailure}>
          {t('confirmedCalendarFailed')}
        </p>
      )}
    </>
  );
}
