import type { ReactNode } from 'react';
import './NextVisit.css';
import { slotClockText } from '../../../shared/booking/times/timeTexts.ts';
import type { NextWheelChange } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { bookingPagePath } from '../../site/texts/bookingPagePath.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { appointmentText } from '../appointmentText.ts';

/** The booked wheel change, with links to move or cancel it. */
export function NextVisit({ visit }: { visit: NextWheelChange }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { appointmentTime, isFullDay, place, number, link } = visit;
  const page = bookingPagePath(site, t, 'pathToBooking');
  return (
    <section className="tire-panel next-visit" aria-labelledby="next-visit">
      <div>
        <h2 className="tire-panel-title" id="next-visit">
          {t('tireNextVisit')}
        </h2>
        <p className="next-visit-time">{appointmentText(visit, site.locale)}</p>
        {isFullDay && <p>{t('tireVisitFullDay', { clock: slotClockText(appointmentTime, site.locale) })}</p>}
        <p>{place}</p>
        {number !== '' && <p className="small muted num">{t('tireVisitNumber', { number })}</p>}
      </div>
      <div className="next-visit-actions">
        {/* the link is in the hash, which never reaches a server or a log */}
        <ButtonLink href={`${page}?change=move#${link}`}>{t('tireVisitMove')}</ButtonLink>
        <ButtonLink variant="ghost" href={`${page}?change=cancel#${link}`}>
          {t('tireVisitCancel')}
        </ButtonLink>
      </div>
    </section>
  );
}
