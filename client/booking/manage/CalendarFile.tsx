import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { saveCalendar } from '../saveCalendar.ts';
import { announceFailure } from '../../ui/messages/announce.ts';

const fileNames = { workshop: 'bookingCalendarFile', wheelChange: 'wheelCalendarFile' } as const;

interface CalendarFileProps {
  link: string;
  kind: BookingKind;
  cancelled: boolean;
}

/** Calendar file of the current booking; for a cancelled one it removes the event. */
export function CalendarFile({ link, kind, cancelled }: CalendarFileProps): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setStatus('busy');
    setStatus((await dispatch(saveCalendar(link, t(fileNames[kind])))) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button variant="ghost" icon="calendar" busy={status === 'busy'} onClick={() => void save()}>
        {cancelled ? t('manageCalendarRemove') : t('manageCalendar')}
      </Button>
      {status === 'failed' && (
        <p className="managed-failed" ref={announceFailure}>
          {t('manageCalendarFailed')}
        </p>
      )}
    </>
  );
}
