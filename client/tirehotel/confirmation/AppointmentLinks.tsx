import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../../framework/hooks.ts';
import { bookingPagePath } from '../../site/texts/bookingPagePath.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { AppThunk } from '../../app/store.ts';
import { browserLogger } from '../../browser/browserLogger.ts';
import { saveFile } from '../../browser/saveFile.ts';
import { announceFailure } from '../../ui/messages/announce.ts';

/** Calendar file of a wheel change, and link to change it, which is in the hash and reaches no server. */
export function AppointmentLinks({ link }: { link: string }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setStatus('busy');
    setStatus((await dispatch(saveAppointment(link, t('wheelCalendarFile')))) ? 'idle' : 'failed');
  };
  return (
    <div className="confirmation-actions">
      <Button variant="ghost" icon="calendar" busy={status === 'busy'} onClick={() => void save()}>
        {t('wheelCalendar')}
      </Button>
      <ButtonLink variant="ghost" href={`${bookingPagePath(site, t, 'pathToBooking')}#${link}`}>
        {t('wheelManage')}
      </ButtonLink>
      {status === 'failed' && (
        <p className="confirmation-failed" ref={announceFailure}>
          {t('wheelCalendarFailed')}
        </p>
      )}
    </div>
  );
}

/** Saves the calendar file of a wheel change by its link. False when it is unavailable. */
function saveAppointment(link: string, fileName: string): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      saveFile(fileName, 'text/calendar;charset=utf-8', await gateways.bookingLinks.calendar(link));
      return true;
    } catch {
      browserLogger.error('tireHotel.failed', { code: 'Calendar' });
      return false;
    }
  };
}
