import type { ReactNode } from 'react';
import { capitalized, longDayText, longTimeText } from '../../../shared/booking/times/timeTexts.ts';
import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useSite, useTexts } from '../../site/useSite.ts';

/** The sent time, shown instead of the choice while the outcome is unknown. */
export function SentTime({ request: { bookingDate, bookingStart } }: { request: TireBookingRequest }): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  return (
    <section className="wheel-days wheel-sent">
      <h2 className="h3">{t('wheelYourTime')}</h2>
      <p>
        {capitalized(bookingStart === null ? longDayText(bookingDate, locale) : longTimeText(bookingStart, locale))}
      </p>
      {bookingStart === null && <p className="small muted">{t('wheelNoTimes')}</p>}
    </section>
  );
}
