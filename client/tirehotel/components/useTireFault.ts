import { useCallback, useState } from 'react';
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
  const [wait, setWait] = useState<{ until: number; end: number } | null>(null);
  const secondsLeft = useSecondsLeft(wait?.until ?? null);
  const fail = useCallback((next: unknown): void => {
    const waitMs = waitAfter(next) * 1000;
    setError(next);
    if (waitMs > 0) setWait({ until: Date.now() + waitMs, end: performance.now() + waitMs });
  }, []);
  const mustWait = (): boolean => wait !== null && performance.now() < wait.end;
  const clear = useCallback((): void => setError(null), []);
  return { error, secondsLeft, mustWait, fail, clear };
}
