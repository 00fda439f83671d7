import { useCallback, useEffect, useRef, useState } from 'react';
import type { DayAvailability } from '../../shared/booking/BookingTypes.ts';
import { batchStart } from '../../shared/booking/weekRules.ts';

interface FreeTimes {
  days: DayAvailability[];
  /** The first day of which nothing is known yet. */
  knownUntil: string;
  /** Sees to it that so many batches of four weeks are asked for. */
  needBatches: (count: number) => void;
}

/**
 * The free times of a workshop from a day on (YYYY-MM-DD), fetched four weeks at a time and once each. `load` gets the
 * first day of a batch; when it fails the batch has no times. Give a component another key for another workshop.
 */
export function useFreeTimes(from: string, load: (from: string) => Promise<DayAvailability[]>): FreeTimes {
  const [batches, setBatches] = useState<readonly (DayAvailability[] | undefined)[]>([]);
  const asked = useRef(0);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const needBatches = useCallback(
    (count: number): void => {
      const fetchBatch = async (batch: number): Promise<void> => {
        const days = await load(batchStart(from, batch)).catch((): DayAvailability[] => []);
        if (!gone.current) setBatches((known) => Object.assign([...known], { [batch]: days }));
      };
      while (asked.current < count) {
        void fetchBatch(asked.current);
        asked.current += 1;
      }
    },
    [from, load],
  );

  const firstUnknown = Array.from(batches).findIndex((batch) => batch === undefined);
  const knownBatches = firstUnknown < 0 ? batches.length : firstUnknown;
  return { days: batches.flatMap((batch) => batch ?? []), knownUntil: batchStart(from, knownBatches), needBatches };
}
