import type { ReactNode } from 'react';
import '../texts/wheelChangeTexts.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { appointmentText } from '../appointmentText.ts';
import { pageOpened, selectTireHotel } from '../tireHotelState.ts';

/**
 * That this visit has booked a time already: for who comes back to the booking, and for who reloaded the page before the
 * answer was there.
 */
export function BookedBefore(): ReactNode {
  const t = useTranslate();
  const { locale } = useSite();
  const dispatch = useAppDispatch();
  const { confirmation } = useAppSelector(selectTireHotel);
  if (!confirmation) return null;
  return (
    <div className="wheel-booked-before">
      <Notice title={t('wheelBooked')}>
        {confirmation.services.map((service) => (
          <p key={service.appointmentTime}>{appointmentText(service, locale)}</p>
        ))}
        <Button variant="ghost" size="s" onClick={() => dispatch(pageOpened('confirmation'))}>
          {t('wheelShowBooked')}
        </Button>
      </Notice>
    </div>
  );
}
