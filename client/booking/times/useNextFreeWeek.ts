import { useEffect, useState } from 'react';
import { nextFreeDay } from '../../../shared/booking/times/weekRules.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import type { FreeTimes } from './useFreeTimes.ts';

interface NextFreeWeekOptions {
  times: FreeTimes;
  /** The first day with times, YYYY-MM-DD. */
  from: string;
  /** The last day that can be booked, YYYY-MM-DD. */
  until: string;
  /** The last day of the shown week, YYYY-MM-DD. */
  sunday: string;
  /** Called with the next free day, YYYY-MM-DD. */
  onFound: (day: string) => void;
}

/**
 * Searches for a free day after the shown week or from the first day, four weeks at a time.
 * It loads batches until booking ends.
 */
export function useNextFreeWeek({ times, from, until, sunday, onFound }: NextFreeWeekOptions) {
  const { days, knownUntil, knownBatches, failed, needBatches } = times;
  /** Start of the running search, and the week shown then; null when no search is running. */
  const [search, setSearch] = useState<{ after: string; sunday: string } | null>(null);
  const isSought = search?.sunday === sunday;
  const next = nextFreeDay(
    isSought ? search.after : sunday,
    days.filter(({ date }) => date < knownUntil),
  );
  const isAllKnown = knownUntil > until;
  const running = isSought && next === null && !isAllKnown && !failed;

  if (isSought && next !== null) {
    setSearch(null);
    onFound(next);
  }
  useEffect(() => {
    if (running) needBatches(knownBatches + 1);
  }, [running, knownBatches, needBatches]);

  return {
    running,
    failed: isSought && failed,
    /** True when all days until the end of booking are known and the search found none free. */
    inVain: isSought && next === null && isAllKnown,
    /** Searches after the shown week. */
    start: () => setSearch({ after: sunday, sunday }),
    /** Searches from the first day on. */
    startFirst: () => setSearch({ after: addDays(from, -1), sunday }),
    stop: () => setSearch(null),
  };
}
