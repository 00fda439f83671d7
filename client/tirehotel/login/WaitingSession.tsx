import { useState } from 'react';
import type { ReactNode } from 'react';
import './WaitingSession.css';
import { useAppDispatch } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceShown } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { tireFault } from '../tireFault.ts';
import { continueSession, leaveTireHotel } from '../tireHotelThunks.ts';
import { FaultLine } from '../components/FaultLine.tsx';

/** Offers to resume the browser's session, from another or a closed tab. */
export function WaitingSession(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [error, setError] = useState<unknown>(null);
  return (
    <Notice ref={announceShown} title={t('tireLoggedInAlready')}>
      <p className="small">{t('tireLoggedInAlreadyText')}</p>
      <p className="tire-notice-actions">
        <Button size="s" onClick={() => void dispatch(continueSession()).catch(setError)}>
          {t('tireContinueSession')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => void dispatch(leaveTireHotel())}>
          {t('tireLogOut')}
        </Button>
      </p>
      <FaultLine id="tire-session-fault" text={error === null ? '' : tireFault(error, t)} />
    </Notice>
  );
}
