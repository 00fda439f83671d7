import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import './LoggedInPage.css';
import { formatDate } from '../../../shared/kit/format/formatDate.ts';
import { seasonAdvice } from '../../../shared/tirehotel/seasonRules.ts';
import { tireSeason } from '../../../shared/tirehotel/treadRules.ts';
import type { TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { PlateNumber } from '../../site/components/PlateNumber.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NextVisit } from '../wheels/NextVisit.tsx';
import { ServiceStation } from '../components/ServiceStation.tsx';
import { StoredTires } from '../wheels/StoredTires.tsx';
import { TireWarning } from '../wheels/TireWarning.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { loadNextChanges, selectNextChange } from '../nextChanges.ts';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { bookingAddress } from '../tireStepAddress.ts';
import { todayAtTireHotel } from '../todayAtTireHotel.ts';
import { selectTireHotel, vehicleChosen } from '../tireHotelState.ts';
import { useDeliveredText } from '../useDeliveredText.ts';

export interface LoggedInPageProps {
  vehicle: TireVehicle;
  onBook: () => void;
  /** Ends the session and shows the search. */
  onOtherCar: () => void;
}

/** The validated vehicle: its stored wheels, workshop, and a link to the booking. */
export function LoggedInPage({ vehicle, onBook, onOtherCar }: LoggedInPageProps): ReactNode {
  const t = useTexts();
  const { packageInfo } = useTireHotelFields();
  const delivered = useDeliveredText();
  const { regNo, tires, location, packageLevel } = vehicle;
  const dispatch = useAppDispatch();
  const { validated, draft } = useAppSelector(selectTireHotel);
  const visit = useAppSelector((state) => selectNextChange(state, regNo));
  const [wasBooked] = useState(visit !== null);
  useEffect(() => {
    // a link may have moved or cancelled the visits
    if (wasBooked) void dispatch(loadNextChanges());
  }, [wasBooked, dispatch]);
  return (
    <div className="tire-vehicle">
      <header className="tire-vehicle-head">
        <div>
          <PageHeading>{t('tireVehicle')}</PageHeading>
          <p className="tire-vehicle-name">
            <PlateNumber registrationNumber={regNo} />
            <span>{vehicleName(vehicle)}</span>
          </p>
        </div>
        <BookWheelChange onBook={onBook} again={visit !== null} />
      </header>
      {visit && <NextVisit visit={visit} />}
      <TireWarning tires={tires} />
      <div className="tire-vehicle-parts">
        <StoredTires tires={tires} />
        <div className="tire-vehicle-side">
          <NextChange vehicle={vehicle} />
          <ServiceStation location={location} />
          <section className="tire-panel">
            <h2 className="tire-panel-title">{t('tirePackage')}</h2>
            <p>
              <b>{delivered(packageLevel)}</b>
            </p>
            {packageInfo && (
              <p>
                <a className="tire-link" href={packageInfo.href} target={packageInfo.target}>
                  {t('tirePackageInfo')}
                </a>
              </p>
            )}
          </section>
          <section className="tire-panel tire-panel-soft">
            <h2 className="tire-panel-title">{t('tireMoreCars')}</h2>
            {!draft.attempt?.unknown &&
              validated?.vehicles.map(
                (other, index) =>
                  other !== vehicle && (
                    <p key={other.regNo}>
                      <Button variant="ghost" size="s" onClick={() => dispatch(vehicleChosen(index))}>
                        {`${other.regNo} ${vehicleName(other)}`}
                      </Button>
                    </p>
                  ),
              )}
            <Button variant="ghost" size="s" onClick={onOtherCar}>
              {t('tireOtherCar')}
            </Button>
          </section>
        </div>
      </div>
    </div>
  );
}

const vehicleName = ({ name, brand, model }: TireVehicle): string => name || `${brand} ${model}`.trim();

/** Opens the booking; with the extent "login" it links to the booking step of the full page. */
function BookWheelChange({ onBook, again }: { onBook: () => void; again: boolean }): ReactNode {
  const t = useTexts();
  const { extent, fullWidget } = useTireHotelFields();
  const content = (
    <>
      <Icon name="calendar" size="s" />
      {t('tireBook')}
    </>
  );
  // with a visit booked, moving it comes first
  const variant = again ? 'ghost' : 'primary';
  if (extent === 'full') {
    return (
      <Button variant={variant} onClick={onBook}>
        {content}
      </Button>
    );
  }
  if (!fullWidget) return null;
  return (
    <a className={buttonClass({ variant })} href={bookingAddress(fullWidget.href)}>
      {content}
    </a>
  );
}

/** Wheels required by the season; renders nothing if unknown for the stored ones. */
function NextChange({ vehicle: { tires } }: { vehicle: TireVehicle }): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [today] = useState(() => dispatch(todayAtTireHotel()));
  const stored = new Set(tires.map(({ wheel }) => tireSeason(wheel.threadPattern)));
  const [only = null] = stored.size === 1 ? stored : [null];
  const { locale, tires: law } = useSite();
  const seasons = law?.seasons;
  const advice = seasonAdvice(today, only, seasons);
  if (!advice || !seasons) return null;
  const day = (monthDay = ''): string => (monthDay === '' ? '' : formatDate(`2000-${monthDay}`, locale, 'day'));
  const winter = seasons.winter === 'conditions' ? ['', ''] : seasons.winter;
  const { studs = winter } = seasons;
  const days = {
    winterFrom: day(winter[0]),
    winterTo: day(winter[1]),
    studsFrom: day(studs[0]),
    studsTo: day(studs[1]),
  };
  return (
    <section className="tire-panel">
      <h2 className="tire-panel-title">{t('tireNextChange')}</h2>
      <p className="small">{t(`tireSeason_${advice}`, days)}</p>
    </section>
  );
}
