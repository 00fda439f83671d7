import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant (ms since 1970), counted down; 0 when it is past, or null.
 * The count does not stop when the device's clock is set back meanwhile.
 */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => wholeSeconds(msUntil(until)));
  useEffect(() => {
    const end = performance.now() + msUntil(until);
    const look = (): void => {
      const now = wholeSeconds(end - performance.now());
      setLeft(now);
      if (now === 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(look, 250);
    look();
    return () => window.clearInterval(timer);
  }, [until]);
  return left;
}

function msUntil(instant: number | null): number {
  return instant === null ? 0 : instant - Date.now();
}

function wholeSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}
