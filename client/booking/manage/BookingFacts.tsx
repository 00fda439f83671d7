import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { slotClockText, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { directionsAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { isoClock } from '../../../shared/kit/time/clockText.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/plate/Plate.tsx';
import { bookingPrice } from '../bookingPrice.ts';

/** All times are in the workshop's time zone. */
interface BookingFactsProps {
  booking: ManagedBooking;
  changeable: boolean;
}

/** Booking number, workshop, car, services and the deadline for changes. */
export function BookingFacts({ booking, changeable }: BookingFactsProps): ReactNode {
  const t = useTexts();
  const { locale, plate } = useSite();
  const { siteName, address, phone, car, maskedRegistrationNumber, timeSlot, isFullDay } = booking;
  return (
    <div className="managed-facts">
      <div>
        <h3 className="h4">{siteName}</h3>
        <p className="small muted">{address}</p>
        <a
          className="text-link"
          href={directionsAddress({ site_official_name: siteName, site_street: address })}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>{t('manageDirections')}</span>
          <Icon name="external" size="s" />
        </a>
      </div>
      {isFullDay && <p>{t('manageFullDay', { clock: slotClockText(timeSlot, locale) })}</p>}
      <dl className="managed-list">
        {booking.number !== '' && <dt>{t('manageNumber')}</dt>}
        {booking.number !== '' && <dd className="num">{booking.number}</dd>}
        <dt>{t('managePhone')}</dt>
        <dd>
          <PhoneLink className="inline-link num" phone={phone} />
        </dd>
        <dt>{t('manageCar')}</dt>
        <dd>{car}</dd>
        {maskedRegistrationNumber !== '' && <dt>{t('managePlate')}</dt>}
        {maskedRegistrationNumber !== '' && (
          <dd>
            <Plate look={plate.look} small>
              <span className="plate-number">{maskedRegistrationNumber}</span>
            </Plate>
          </dd>
        )}
        {changeable && <dt>{t('manageUntil')}</dt>}
        {changeable && <dd>{untilText(booking, locale)}</dd>}
      </dl>
      {booking.kind === 'wheelChange' ? (
        <Included services={booking.services} />
      ) : (
        <Services services={booking.services} currency={booking.currency} />
      )}
    </div>
  );
}

/** Deadline in the workshop's time zone, wherever the visitor is: "onsdag 25 november, 08:00". */
function untilText({ changeableUntil, timeZone }: ManagedBooking, locale: string): string {
  const { date, minutes } = wallTime(Date.parse(changeableUntil), timeZone);
  return timeText(`${date}T${isoClock(minutes)}:00`, locale);
}

/** Services of a wheel change, which are paid for with the package. */
function Included({ services }: Pick<ManagedBooking, 'services'>): ReactNode {
  const t = useTexts();
  return (
    <ul className="managed-services" aria-label={t('manageServices')}>
      {services.map(({ name }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{t('manageIncluded')}</span>
        </li>
      ))}
    </ul>
  );
}

function Services({ services, currency }: Pick<ManagedBooking, 'services' | 'currency'>): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const pricedServices = services.filter(({ priceKnown }) => priceKnown);
  const priceOf = (amount: number): string =>
    amount === 0 ? t('bookingIncluded') : bookingPrice(amount, { locale, currency });
  const total = pricedServices.reduce((sum, { price, units }) => sum + price * units, 0);
  return (
    <div>
      <ul className="managed-services" aria-label={t('manageServices')}>
        {services.map(({ name, units, price, priceKnown }) => (
          <li key={name}>
            <span>{units > 1 ? t('manageUnits', { name, units }) : name}</span>
            <span className="num">{priceKnown ? priceOf(price * units) : t('managePriceMissing')}</span>
          </li>
        ))}
        {pricedServices.length > 0 && (
          <li className="managed-total">
            <b>{t('manageTotal')}</b>
            <b className="num">{bookingPrice(total, { locale, currency })}</b>
          </li>
        )}
      </ul>
      {pricedServices.length > 0 && <p className="small muted">{t('managePrices')}</p>}
      {pricedServices.length < services.length && <p className="small muted">{t('managePriceMissingNote')}</p>}
    </div>
  );
}
