import { useMemo, useState, useSyncExternalStore } from 'react';
import { useSite } from '../../site/useSite.ts';
import { closingMoment, closingText } from './closingMoment.ts';
import type { TimeLeft } from './timeLeft.ts';
import { useTimeLeft } from './useTimeLeft.ts';

export interface LotClosing {
  /** Closing time in words; "" without a readable one. */
  text: string;
  /** Null on the server, during hydration, and for a sold lot. */
  left: TimeLeft | null;
  isOver: boolean;
}

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Closing time of a lot: clock time on the server, time left once the browser's clock is known.
 * @param sold the lot is over, whatever the clock says
 */
export function useLotClosing(closesAt: string, sold: boolean): LotClosing {
  const { timeZone, locale } = useSite();
  const [openedAt] = useState(() => Date.now());
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const moment = useMemo(
    () => (inBrowser && !sold ? closingMoment(closesAt, openedAt, timeZone) : null),
    [inBrowser, sold, closesAt, openedAt, timeZone],
  );
  const left = useTimeLeft(moment);
  const isOver = sold || (left !== null && left.days + left.hours + left.minutes + left.seconds === 0);
  return { text: closingText(closesAt, timeZone, locale), left, isOver };
}
