import { useRef } from 'react';
import type { ReactNode } from 'react';
import './BookingPage.css';
import { useAppDispatch } from '../../framework/hooks.ts';
import { PlateNumber } from '../../site/components/PlateNumber.tsx';
import { useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { BookedBefore } from './BookedBefore.tsx';
import type { BookingPageProps } from './BookingPageProps.ts';
import { DayTimes } from './DayTimes.tsx';
import { FreeDays } from './FreeDays.tsx';
import { SentTime } from './SentTime.tsx';
import { startOver } from './submitWheelChange.ts';
import { useWheelAttempt } from './useWheelAttempt.ts';
import { useWheelDates } from './useWheelDates.ts';
import { useWheelTimes } from './useWheelTimes.ts';
import { WheelForm } from './WheelForm.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import { WheelOutcomeNotice } from './WheelOutcomeNotice.tsx';
import { useDeliveredText } from '../useDeliveredText.ts';

/** Booking form of a wheel change: day, time and contact details. */
export function BookingPage({ vehicle, onBack, onBooked }: BookingPageProps): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const page = useRef<HTMLDivElement>(null);
  const { location } = vehicle;
  const { today, dates, retry } = useWheelDates(vehicle);
  const times = useWheelTimes(vehicle);
  const { day, time, setTime, choose, clear } = times;
  const { sent, canCheck, checkedInVain, takenOver, outcome, setOutcome, book } = useWheelAttempt({
    vehicle,
    times,
    onBooked,
  });
  const hasDays = Array.isArray(dates) && dates.length > 0;
  const formShows = sent !== null || (Array.isArray(day?.times) && (time !== null || day.times.length === 0));

  const chooseDay = (date: string): void => {
    setOutcome(null);
    choose(date);
  };
  const chooseTime = (chosen: string | null): void => {
    setOutcome(null);
    setTime(chosen);
  };
  const giveDayBack = (): void => {
    setOutcome(null);
    clear();
    page.current?.querySelector<HTMLElement>('.wheel-days [data-date][tabindex="0"]')?.focus();
  };

  const giveUp = (): void => {
    setOutcome(null);
    void dispatch(startOver()).then(() => page.current?.querySelector<HTMLElement>('h1')?.focus());
  };

  return (
    <div ref={page} className="wheel-booking">
      <WheelHead vehicle={vehicle} onBack={onBack} />
      <BookedBefore />
      <div className="wheel-columns">
        {sent ? (
          <SentTime request={sent} />
        ) : (
          <FreeDays
            dates={dates}
            today={today}
            chosen={day?.date ?? null}
            onChoose={chooseDay}
            onRetry={retry}
            location={location}
          />
        )}
        <div className="wheel-details">
          {!sent && !day && hasDays && <p className="wheel-hint">{t('wheelChooseDay')}</p>}
          {!sent && day && (
            <DayTimes
              key={day.date}
              day={day}
              chosen={time}
              onChoose={chooseTime}
              onOtherDate={giveDayBack}
              onRetry={() => chooseDay(day.date)}
              taken={outcome?.kind === 'taken' ? outcome.message || t('wheelTakenText') : null}
            />
          )}
          {formShows && (
            <WheelForm key={takenOver} onBook={book} sent={sent !== null} canCheck={canCheck}>
              {sent ? (
                <UnknownOutcome
                  canCheck={canCheck}
                  checkedInVain={checkedInVain}
                  location={location}
                  onStartOver={giveUp}
                />
              ) : (
                <WheelOutcomeNotice outcome={outcome} location={location} />
              )}
            </WheelForm>
          )}
        </div>
      </div>
    </div>
  );
}

/** Heading with the location and the vehicle, below the way back to it. */
function WheelHead({ vehicle: { location, regNo }, onBack }: Pick<BookingPageProps, 'vehicle' | 'onBack'>): ReactNode {
  const t = useTexts();
  const delivered = useDeliveredText();
  return (
    <>
      <button type="button" className="text-link" onClick={onBack}>
        <Icon name="arrowLeft" size="s" className="text-link-back" />
        <span>{t('wheelBack')}</span>
      </button>
      <header className="wheel-head">
        <div>
          <PageHeading className="wheel-title">{t('wheelTitle')}</PageHeading>
          <p className="lead muted">
            {[location.locationName, delivered(location.departmentName)].filter(Boolean).join(', ')}
          </p>
        </div>
        <PlateNumber registrationNumber={regNo} />
      </header>
    </>
  );
}
