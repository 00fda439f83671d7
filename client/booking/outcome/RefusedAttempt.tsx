import type { ReactNode } from 'react';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { bookingMessage } from '../../../shared/booking/bookingMessages.ts';
import { useTexts } from '../../site/useSite.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { CallWorkshop } from '../components/CallWorkshop.tsx';
import { CarBookedNotice } from '../components/CarBookedNotice.tsx';
import { ConfirmationCode } from './ConfirmationCode.tsx';
import { OtherTimes } from '../times/OtherTimes.tsx';

export interface RefusedAttemptProps {
  /** Reason of the refusal; null when only the time is taken. */
  failure: BookingFailure | null;
  /** Nearest free times; null when the time is not taken. */
  freeTimes: readonly FreeTime[] | null;
  /** Name of the add-on that is out then; "" when the time is taken. */
  addon: string;
  onChoose: (time: FreeTime) => void;
  /** Shows all workshops and times. */
  onOthers: () => void;
}

/** Notices about an attempt that booked nothing, with the next steps. */
export function RefusedAttempt({ failure, freeTimes, addon, onChoose, onOthers }: RefusedAttemptProps): ReactNode {
  return (
    <>
      {freeTimes && (
        <div className="form-wide">
          <OtherTimes times={freeTimes} addon={addon} onChoose={onChoose} onOthers={onOthers} />
        </div>
      )}
      {failure && (
        <div className="form-wide">
          {failure.code === 'CarAlreadyBooked' ? (
            <CarBookedNotice onOtherTime={onOthers} />
          ) : failure.code === 'TooManyRequests' && failure.confirmation ? (
            <ConfirmationCode isWrong={failure.isWrongCode} />
          ) : (
            <Refusal failure={failure} />
          )}
        </div>
      )}
    </>
  );
}

function Refusal({ failure }: { failure: BookingFailure }): ReactNode {
  const t = useTexts();
  const { key, values } = bookingMessage(failure);
  const words = failure.code === 'Refused' ? failure.words : '';
  return (
    <Notice tone="error" ref={announceFailure} title={t('contactRefused')}>
      <p className="small">{words || (failure.code === 'NotBooked' ? t('contactNotBooked') : t(key, values))}</p>
      <CallWorkshop />
    </Notice>
  );
}
