import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import { fillText } from '../../../../shared/site/fillText.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { announce, announceFailure } from '../../../ui/messages/announce.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { editingClient } from './editingClient.ts';
import { localClock } from './localTime.ts';

/** Time between the warning and the end of the session, s. */
const warnSeconds = 120;
/** Time until the next check after one without a response, s. */
const retrySeconds = 30;

interface WatchedSession {
  phase: 'running' | 'ending' | 'ended';
  /** Milliseconds since 1970. */
  end: number;
  /** Next check, ms since 1970; null after the end, when only a sign-in in another tab changes anything. */
  checkAt: number | null;
  /** The editor has closed the dialog of this phase. */
  isClosed: boolean;
}

function watched(secondsLeft: number): Omit<WatchedSession, 'isClosed'> {
  const end = Date.now() + 1000 * secondsLeft;
  if (secondsLeft > warnSeconds) return { phase: 'running', end, checkAt: end - 1000 * warnSeconds };
  if (secondsLeft > 0) return { phase: 'ending', end, checkAt: end + 1000 };
  return { phase: 'ended', end, checkAt: null };
}

interface EditorSessionWatchProps {
  texts: EditingTexts;
  locale: string;
  /** Time until the session ends, when the tools are shown. */
  secondsLeft: number;
}

/**
 * Warns an editor before the session ends, and tells when it has ended.
 * The server knows the time that is left, because other tabs prolong the session too.
 */
export function EditorSessionWatch({ texts, locale, secondsLeft }: EditorSessionWatchProps): ReactNode {
  const [session, setSession] = useState<WatchedSession>(() => ({ ...watched(secondsLeft), isClosed: false }));
  const check = useCallback(async (): Promise<void> => {
    const left = await editingClient.sessionSeconds().catch(() => null);
    setSession((before) => {
      if (left === null) return { ...before, checkAt: Date.now() + 1000 * retrySeconds };
      const now = watched(left);
      return { ...now, isClosed: before.isClosed && before.phase === now.phase };
    });
  }, []);
  const { phase, end, checkAt } = session;
  useEffect(() => {
    const timer = checkAt === null ? undefined : setTimeout(() => void check(), checkAt - Date.now());
    // the editor may have signed in or prolonged in the tab that was visible before
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [checkAt, check]);

  const close = (): void => setSession({ ...session, isClosed: true });
  if (phase === 'running' || session.isClosed) return null;
  if (phase === 'ending') {
    const text = fillText(texts.sessionEndingText, { time: localClock(new Date(end), locale) });
    return <SessionEnding key={phase} texts={texts} text={text} onCheck={check} onClose={close} />;
  }
  return (
    <Dialog
      key={phase}
      open
      title={texts.sessionEnded}
      closeLabel={texts.close}
      onClose={close}
      foot={
        <ButtonLink href="/editing" target="_blank">
          {texts.signInAgain}
        </ButtonLink>
      }
    >
      <p ref={announceFailure}>{texts.sessionEndedText}</p>
    </Dialog>
  );
}

interface SessionEndingProps {
  texts: EditingTexts;
  text: string;
  /** Asks the server for the state of the session. */
  onCheck: () => Promise<void>;
  onClose: () => void;
}

function SessionEnding({ texts, text, onCheck, onClose }: SessionEndingProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const prolong = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    const outcome = await editingClient.prolong();
    setBusy(false);
    setFailed(outcome === 'failed');
    if (outcome === 'failed') return;
    if (outcome === 'prolonged') {
      onClose();
      announce(texts.sessionProlonged);
    }
    await onCheck();
  };
  return (
    <Dialog
      open
      title={texts.sessionEnding}
      closeLabel={texts.close}
      onClose={onClose}
      foot={
        <Button busy={busy} onClick={() => void prolong()}>
          {texts.staySignedIn}
        </Button>
      }
    >
      <p ref={announceFailure}>{text}</p>
      {failed && (
        <p className="editing-faults" ref={announceFailure}>
          {texts.sessionNotProlonged}
        </p>
      )}
    </Dialog>
  );
}
