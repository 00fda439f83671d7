import { useState } from 'react';
import type { ReactNode } from 'react';
import { monthOf } from '../../../shared/kit/time/monthGrid.ts';
import { bookingWindow } from '../../../shared/tirehotel/wheelChangeRules.ts';
import type { TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { MonthCalendar } from '../../ui/calendar/MonthCalendar.tsx';
import { announceFailure, announceShown } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { useTireHotelFields } from '../tireHotelFields.ts';
import type { WheelDates } from './useWheelDates.ts';

interface FreeDaysProps {
  dates: WheelDates;
  /** Today's date: "2026-11-21". */
  today: string;
  chosen: string | null;
  onChoose: (date: string) => void;
  onRetry: () => void;
  location: TireLocation;
}

/** Choice among the days with free times; or the reason why there are none. */
export function FreeDays({ dates, today, chosen, onChoose, onRetry, location }: FreeDaysProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  if (dates === 'loading') {
    return (
      <p className="wheel-loading" ref={announceShown}>
        {t('wheelDatesLoading')}
      </p>
    );
  }
  if (dates === 'failed') {
    return (
      <Notice tone="error" ref={announceFailure} title={t('wheelDatesFailed')}>
        <Button variant="ghost" size="s" onClick={onRetry}>
          {t('tireRetry')}
        </Button>
      </Notice>
    );
  }
  const [first] = dates;
  if (first === undefined) return <NoDays location={location} />;
  return (
    <div className="wheel-days">
      <MonthCalendar
        month={turnedTo ?? monthOf(first)}
        onMonth={setTurnedTo}
        chosen={chosen}
        onChoose={onChoose}
        isAvailable={(date) => dates.includes(date)}
        firstMonth={monthOf(today)}
        lastMonth={monthOf(bookingWindow(today).endDate)}
        today={today}
        locale={locale}
        texts={{
          previousMonth: t('wheelPreviousMonth'),
          nextMonth: t('wheelNextMonth'),
          available: t('wheelFreeDays'),
          chosen: t('wheelChosenDay'),
        }}
      />
    </div>
  );
}

function NoDays({ location }: Pick<FreeDaysProps, 'location'>): ReactNode {
  const t = useTexts();
  const fields = useTireHotelFields();
  const [phone, email] = [location.phone || fields.phone, location.email || fields.email];
  return (
    <Notice ref={announceShown} title={t('wheelNoDates')}>
      {phone !== '' && <PhoneLink className="inline-link wheel-reach" phone={phone} />}
      {email !== '' && (
        <a className="inline-link wheel-reach" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </Notice>
  );
}
