import { useState } from 'react';
import type { ReactNode } from 'react';
import './SummaryContent.css';
import type { ServiceSelection } from '../../../shared/booking/BookingStore.ts';
import { totalPrice } from '../../../shared/booking/steps/selectionRules.ts';
import { withCarNumbers } from '../../../shared/booking/request/describedCar.ts';
import { capitalized, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { PlateNumber } from '../../site/components/PlateNumber.tsx';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactToggled, selectDraft, stepShown } from '../state/bookingState.ts';
import { bookingPrice } from '../bookingPrice.ts';
import { OfferPrice } from '../offers/OfferPrice.tsx';

/** Current choices and their price: the content of panel and drawer. */
export function SummaryContent(): ReactNode {
  const t = useTexts();
  const page = useSite();
  const { car, services, location, pricesOf } = useAppSelector(selectDraft);
  const selections = Object.entries(services);
  const chosen = Object.values(services);
  const priceMissing = chosen.some(({ priceKnown }) => !priceKnown);
  return (
    <div className="summary">
      {car ? <Vehicle /> : <p className="muted">{t('bookingSummaryEmpty')}</p>}
      {selections.length > 0 && (
        <ul className="summary-rows">
          {selections.map(([code, selection]) => (
            <SelectionRow key={code} selection={selection} />
          ))}
        </ul>
      )}
      <ChosenTime />
      <p className="summary-total">
        <b>{t('bookingTotal')}</b>
        <span className="summary-amount num">{bookingPrice(totalPrice(chosen), page)}</span>
      </p>
      <p className="small muted">
        {car?.hasServiceAgreement && `${t('bookingRebateNote')} `}
        {location && pricesOf === location.departmentId
          ? t('bookingWorkshopPrices', { site: location.siteName })
          : t('bookingGuidePrices')}
      </p>
      {priceMissing && <p className="small muted">{t('bookingPriceMissingNote')}</p>}
      {car && <MoreInformation />}
    </div>
  );
}

function Vehicle(): ReactNode {
  const t = useTexts();
  const { car, placeName } = useAppSelector(selectDraft);
  if (!car) return null;
  return (
    <>
      <div className="summary-car">
        <PlateNumber registrationNumber={car.registrationNumber} />
        <p className="summary-car-words">
          <b>{withCarNumbers(`${car.brand} ${car.model}`.trim(), car.described)}</b>
          <span className="small muted">
            {car.buildYear > 0 ? t('bookingBuildYearAndArea', { year: car.buildYear, area: placeName }) : placeName}
          </span>
        </p>
      </div>
      {car.hasServiceAgreement ? (
        <Badge tone="success" icon="check">
          {t('bookingAgreementActive')}
        </Badge>
      ) : (
        <Badge>{t('bookingAgreementNone')}</Badge>
      )}
    </>
  );
}

function SelectionRow({ selection }: { selection: ServiceSelection }): ReactNode {
  const { name, price, priceKnown, priceDiscount, unit, unitAbbreviation } = selection;
  return (
    <li className="summary-row">
      <span>
        {name}
        {(unit !== 1 || unitAbbreviation) && (
          <span className="muted num">{`, ${unit} ${unitAbbreviation || 'st'}`}</span>
        )}
      </span>
      <OfferPrice
        price={price * unit}
        known={priceKnown}
        discount={priceDiscount === null ? null : priceDiscount * unit}
      />
    </li>
  );
}

/** Chosen workshop and time, with a link back to the choice while it can be changed. */
function ChosenTime(): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const dispatch = useAppDispatch();
  const { location, slot, bookingInfo, outcomeUnknown } = useAppSelector(selectDraft);
  if (!location || !slot) return null;
  return (
    <div className="summary-time">
      <p>
        <span className="small muted">{t('bookingWorkshopAndTime')}</span>
        <b>{location.siteName}</b>
        <span>
          {slot.isFullDay
            ? t('bookingFullDayOn', { time: capitalized(timeText(slot.timeslot, locale, true)) })
            : capitalized(timeText(slot.timeslot, locale))}
        </span>
      </p>
      {!bookingInfo && !outcomeUnknown && (
        <button
          type="button"
          className="summary-change"
          onClick={() => {
            dispatch(stepShown(4));
            dispatch(contactToggled(false));
          }}
        >
          {t('bookingChangeTime')}
        </button>
      )}
    </div>
  );
}

function MoreInformation(): ReactNode {
  const t = useTexts();
  const { distanceUnit, plate } = useSite();
  const { car, placeName, region, milage } = useAppSelector(selectDraft);
  const [open, setOpen] = useState(false);
  if (!car) return null;
  const facts: [string, string][] = [
    [t('bookingPlate'), writtenPlate(car.registrationNumber, plate)],
    [t('bookingBrand'), car.brand],
    [t('bookingModel'), car.model],
    [t('bookingBuildYear'), car.buildYear > 0 ? String(car.buildYear) : ''],
    [t('bookingArea'), [placeName, region].filter(Boolean).join(', ')],
    [t('bookingAgreement'), t(car.hasServiceAgreement ? 'bookingAgreementYes' : 'bookingAgreementNo')],
    ...(milage === null
      ? []
      : [
          [
            t(distanceUnit === 'mil' ? 'bookingMileage' : 'bookingDistance'),
            `${milage} ${t(`bookingUnit_${distanceUnit}`)}`,
          ] as [string, string],
        ]),
  ];
  return (
    <div className="summary-more">
      <button type="button" className="summary-more-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('bookingMoreInformation')}
        <Icon name="chevron" size="s" />
      </button>
      {open && (
        <dl className="summary-facts">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
    </div>
  );
}
