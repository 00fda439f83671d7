import { useState } from 'react';
import type { ReactNode } from 'react';
import '../texts/wheelChangeTexts.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { saveAppointment } from './saveAppointment.ts';

/** Where a booking is seen, moved and cancelled; the link itself follows the #, which no server and no log gets. */
const managePath = '/verkstad/bokning';

/** The calendar file of a wheel change, and the way to change it. */
export function AppointmentLinks({ link }: { link: string }): ReactNode {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setStatus('busy');
    setStatus((await dispatch(saveAppointment(link))) ? 'idle' : 'failed');
  };
  return (
    <div className="wheel-confirmation-actions">
      <Button variant="ghost" icon="calendar" busy={status === 'busy'} onClick={() => void save()}>
        {t('wheelCalendar')}
      </Button>
      <ButtonLink variant="ghost" href={`${managePath}#${link}`}>
        {t('wheelManage')}
      </ButtonLink>
      {status === 'failed' && (
        <p className="wheel-confirmation-failed" role="alert">
          {t('wheelCalendarFailed')}
        </p>
      )}
    </div>
  );
}
