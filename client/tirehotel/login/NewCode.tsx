import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { useSecondsLeft } from '../components/useSecondsLeft.ts';

/** Time that a text message may take, ms: until then another code is not offered. */
const patienceMs = 30_000;

/** Countdown to another code, then the button for it; only the button is announced. */
export function NewCode({ atOnce, onSend }: { atOnce: boolean; onSend: () => void }): ReactNode {
  const t = useTexts();
  const { codeSentAt } = useAppSelector(selectTireHotel);
  const [first] = useState(codeSentAt);
  const left = useSecondsLeft(codeSentAt === null ? null : codeSentAt + patienceMs);
  const offered = atOnce || left === 0;
  const [waited, setWaited] = useState(!offered);
  if (!offered && !waited) setWaited(true);
  const another = codeSentAt !== first;
  useAnnouncement(offered ? (waited ? t('tireResendReady') : '') : another ? t('tireResent') : '');
  return (
    <div className="tire-new-code">
      {offered ? (
        <button type="button" className="tire-action" onClick={onSend}>
          {t('tireResend')}
        </button>
      ) : (
        <p className="small muted num">
          {another && `${t('tireResent')} `}
          {t('tireResendIn', { seconds: left })}
        </p>
      )}
    </div>
  );
}
