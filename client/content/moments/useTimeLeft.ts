import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { timeLeft } from './timeLeft.ts';
import type { TimeLeft } from './timeLeft.ts';

/**
 * Time until a moment (ms since 1970), updated every second until it is over.
 * Null on the server and during hydration: a cached page cannot know the time.
 */
export function useTimeLeft(target: number | null): TimeLeft | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        const left = target === null ? 0 : target - Date.now();
        if (left <= 0) return;
        timer = setTimeout(
          () => {
            changed();
            wait();
          },
          left % 1000 || 1000,
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [target],
  );
  const seconds = useSyncExternalStore(
    subscribe,
    () => (target === null ? null : Math.max(0, Math.ceil((target - Date.now()) / 1000))),
    () => null,
  );
  return useMemo(() => (seconds === null ? null : timeLeft(0, seconds * 1000)), [seconds]);
}
