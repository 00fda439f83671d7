import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { TireSessionTime } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announce, announceFailure } from '../../ui/messages/announce.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FaultLine } from '../components/FaultLine.tsx';
import { tireFault } from '../tireFault.ts';
import { tireHotelLeft } from '../tireHotelState.ts';
import { askTireHotel, leaveTireHotel } from '../tireHotelThunks.ts';

/** Time between the warning and the end of the session, s. */
const warnSeconds = 120;
/** Time until the next check after one without a response, s. */
const retrySeconds = 30;
/** An extension by less than this, s, is none: the session is at its limit. */
const minExtensionSeconds = 60;

/**
 * Warns a visitor who is logged in before the session ends, and leaves the tire hotel after it.
 * The server knows the time that is left, because other tabs use the session too.
 */
export function SessionWatch(): ReactNode {
  const dispatch = useAppDispatch();
  const [warning, setWarning] = useState<TireSessionTime | null>(null);
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const check = async (): Promise<void> => {
      const visit = await dispatch(askTireHotel((gateway) => gateway.visit())).catch(() => null);
      if (gone) return;
      if (visit && !visit.hasSession) {
        dispatch(tireHotelLeft({ lost: true }));
        return;
      }
      const time = visit?.time;
      const seconds = time ? time.idleSeconds - warnSeconds : retrySeconds;
      if (time) setWarning(seconds > 0 ? null : time);
      timer = window.setTimeout(() => void check(), 1000 * (seconds > 0 ? seconds : (time?.idleSeconds ?? 0) + 1));
    };
    void check();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [dispatch, checks]);
  return (
    warning && (
      <SessionWarning time={warning} onExtended={() => setChecks(checks + 1)} onClose={() => setWarning(null)} />
    )
  );
}

interface SessionWarningProps {
  time: TireSessionTime;
  /** The server has extended the session. */
  onExtended: () => void;
  onClose: () => void;
}

function SessionWarning({ time: { idleSeconds, totalSeconds }, onExtended, onClose }: SessionWarningProps): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const canExtend = totalSeconds - idleSeconds >= minExtensionSeconds;
  const extend = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await dispatch(askTireHotel((gateway) => gateway.session()));
      onClose();
      announce(t('tireSessionExtended'));
      onExtended();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const close = (): void => (canExtend ? void extend() : onClose());
  return (
    <Dialog
      open
      title={t('tireSessionEnds', { count: Math.max(1, Math.round(idleSeconds / 60)) })}
      closeLabel={t('tireSessionClose')}
      onClose={close}
      foot={
        <Button busy={busy} onClick={canExtend ? close : () => void dispatch(leaveTireHotel())}>
          {t(canExtend ? 'tireSessionExtend' : 'tireSessionAgain')}
        </Button>
      }
    >
      <p ref={announceFailure}>{t(canExtend ? 'tireSessionEndsText' : 'tireSessionLimit')}</p>
      <FaultLine id="tire-session-warning-fault" text={error === null ? '' : tireFault(error, t)} />
    </Dialog>
  );
}
