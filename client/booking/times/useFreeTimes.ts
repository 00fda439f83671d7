import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import { batchStart } from '../../../shared/booking/times/weekRules.ts';

/** Free times of a workshop, as far as they are known. */
export interface FreeTimes {
  days: DayAvailability[];
  /** The first day whose times are not known yet. */
  knownUntil: string;
  /** Number of batches before `knownUntil`. */
  knownBatches: number;
  /** The batch that starts at `knownUntil` could not be loaded. */
  failed: boolean;
  /** Ensures that the first `count` batches of four weeks are requested. */
  needBatches: (count: number) => void;
  /** Requests the batches that failed again. */
  retry: () => void;
}

type Batch = DayAvailability[] | 'failed' | undefined;

/**
 * Free times of a workshop from a day on (YYYY-MM-DD), each four-week batch fetched once.
 * `load` gets the first day of a batch and rejects when its times are not available. The component needs another key
 * for another workshop.
 */
export function useFreeTimes(from: string, load: (from: string) => Promise<DayAvailability[]>): FreeTimes {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const requested = useRef(0);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const fetchBatch = useCallback(
    async (batch: number): Promise<void> => {
      const days = await load(batchStart(from, batch)).catch(() => 'failed' as const);
      if (!gone.current) setBatches((known) => Object.assign([...known], { [batch]: days }));
    },
    [from, load],
  );
  const needBatches = useCallback(
    (count: number): void => {
      for (; requested.current < count; requested.current += 1) void fetchBatch(requested.current);
    },
    [fetchBatch],
  );

  const days = useMemo(() => batches.flatMap((batch) => (Array.isArray(batch) ? batch : [])), [batches]);
  const known = Array.from(batches);
  const retry = (): void => {
    setBatches(known.map((batch) => (batch === 'failed' ? undefined : batch)));
    known.forEach((batch, index) => batch === 'failed' && void fetchBatch(index));
  };

  const firstUnknown = known.findIndex((batch) => !Array.isArray(batch));
  const knownBatches = firstUnknown < 0 ? known.length : firstUnknown;
  return {
    days,
    knownUntil: batchStart(from, knownBatches),
    knownBatches,
    failed: known[knownBatches] === 'failed',
    needBatches,
    retry,
  };
}
