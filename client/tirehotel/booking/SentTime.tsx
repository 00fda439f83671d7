import type { ReactNode } from 'react';
import '../texts/wheelChangeTexts.ts';
import { capitalized, clockOf, longDayText } from '../../../shared/booking/timeTexts.ts';
import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';

/** The time that was sent, in the place of those that cannot be chosen while nobody knows what came of it. */
export function SentTime({ request: { bookingDate, bookingStart } }: { request: TireBookingRequest }): ReactNode {
  const t = useTranslate();
  const { locale } = useSite();
  const day = capitalized(longDayText(bookingDate, locale));
  return (
    <section className="wheel-days wheel-sent">
      <h2 className="h3">{t('wheelYourTime')}</h2>
      <p>{bookingStart === null ? day : `${day}, ${clockOf(bookingStart)}`}</p>
      {bookingStart === null && <p className="small muted">{t('wheelNoTimes')}</p>}
    </section>
  );
}
