import { useEffect, useState } from 'react';
import { nextFreeDay, weekIndex } from '../../shared/booking/weekRules.ts';
import type { FreeTimes } from './useFreeTimes.ts';

interface NextFreeWeekOptions {
  times: FreeTimes;
  /** The first day with times, YYYY-MM-DD. */
  from: string;
  /** The last day that can be booked, YYYY-MM-DD. */
  until: string;
  /** The last day of the week that shows, YYYY-MM-DD. */
  sunday: string;
  /** Gets the week of the next free day, counted from 0 for the week of `from`. */
  onFound: (week: number) => void;
}

/** Looks for the next week with a free day after the one that shows, loading four weeks at a time until booking ends. */
export function useNextFreeWeek({ times, from, until, sunday, onFound }: NextFreeWeekOptions) {
  const { days, knownUntil, knownBatches, failed, needBatches } = times;
  /** The Sunday from which the search started; null when none is running. */
  const [after, setAfter] = useState<string | null>(null);
  const next = nextFreeDay(
    sunday,
    days.filter(({ date }) => date < knownUntil),
  );
  const isSought = after === sunday;
  const isAllKnown = knownUntil > until;
  const running = isSought && next === null && !isAllKnown && !failed;

  if (isSought && next !== null) {
    setAfter(null);
    onFound(weekIndex(from, next));
  }
  useEffect(() => {
    if (running) needBatches(knownBatches + 1);
  }, [running, knownBatches, needBatches]);

  return {
    running,
    failed: isSought && failed,
    /** Every day until the end of booking is known, and none after the shown week is free. */
    inVain: isSought && next === null && isAllKnown,
    start: () => setAfter(sunday),
    stop: () => setAfter(null),
  };
}
