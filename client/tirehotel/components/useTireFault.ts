import { useCallback, useState } from 'react';
import { realClock } from '../../../shared/kit/Clock.ts';
import { waitAfter } from '../tireFault.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** Last error of a page, and the wait before the next try. */
export interface ShownTireFault {
  /** null without an error. */
  error: unknown;
  /** Whole seconds until the next try, counted down; 0 when it may be made. */
  secondsLeft: number;
  /** True while the next try must wait; valid before the first tick of the countdown too. */
  mustWait: () => boolean;
  /** Shows a failure. */
  fail: (error: unknown) => void;
  /** Hides the message; a wait continues. */
  clear: () => void;
}

/** Error state of a login page. */
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
