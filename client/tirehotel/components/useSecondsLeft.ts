import { useEffect, useState } from 'react';
import { realClock } from '../../../shared/kit/Clock.ts';

/** Whole seconds until an instant (ms since 1970), counted down; 0 when it is past, or null. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const look = (): void => {
      const now = secondsTo(until);
      setLeft(now);
      if (now === 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(look, 250);
    look();
    return () => window.clearInterval(timer);
  }, [until]);
  return left;
}

function secondsTo(until: number | null): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - realClock.now().getTime()) / 1000));
}
