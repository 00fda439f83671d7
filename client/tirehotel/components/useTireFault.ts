import { useCallback, useState } from 'react';
import { realClock } from '../../../shared/kit/Clock.ts';
import { waitAfter } from '../tireFault.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** What went wrong last on a page, and how long the next try has to wait. */
export interface ShownTireFault {
  /** null while all is well. */
  error: unknown;
  /** Whole seconds until the next try, counted down; 0 when it may be made. */
  secondsLeft: number;
  /** Whether the next try has to wait, at this moment: also before the seconds are counted. */
  mustWait: () => boolean;
  /** Shows a failure. */
  fail: (error: unknown) => void;
  /** Takes its words away; a wait goes on. */
  clear: () => void;
}

/** The fault of a page of the login. */
export function useTireFault(): ShownTireFault {
  const [error, setError] = useState<unknown>(null);
  const [until, setUntil] = useState<number | null>(null);
  const secondsLeft = useSecondsLeft(until);
  const fail = useCallback((next: unknown): void => {
    const wait = waitAfter(next);
    setError(next);
    if (wait > 0) setUntil(realClock.now().getTime() + wait * 1000);
  }, []);
  const mustWait = (): boolean => until !== null && realClock.now().getTime() < until;
  const clear = useCallback((): void => setError(null), []);
  return { error, secondsLeft, mustWait, fail, clear };
}
