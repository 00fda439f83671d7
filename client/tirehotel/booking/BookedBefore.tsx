import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { appointmentText } from '../appointmentText.ts';
import { pageOpened, selectTireHotel } from '../tireHotelState.ts';

/**
 * Notice that this visit has already booked a time.
 * Shown on a return to the booking, and after a reload before the response.
 */
export function BookedBefore(): ReactNode {
  const t = useTexts();
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
