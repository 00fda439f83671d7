import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { FoundSite } from '../../../shared/booking/siteOrder.ts';
import { dateOf } from '../../../shared/booking/timeTexts.ts';
import type { WeekSlot } from '../../../shared/booking/weekRules.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import { useFreeTimes } from '../useFreeTimes.ts';
import { loadTimes } from '../workshopThunks.ts';
import { WeekView } from './WeekView.tsx';

interface WorkshopTimesProps {
  site: FoundSite;
  chosen: WeekSlot | null;
  onChoose: (slot: WeekSlot) => void;
}

/** The free times of a workshop, from the week of its first one. */
export function WorkshopTimes({ site, chosen, onChoose }: WorkshopTimesProps): ReactNode {
  const dispatch = useAppDispatch();
  const { departmentId } = site;
  const from = dateOf(site.firstTimeSlot);
  const load = useCallback((day: string) => dispatch(loadTimes(departmentId, day)), [dispatch, departmentId]);
  const { days, knownUntil, needBatches } = useFreeTimes(from, load);
  return (
    <WeekView
      from={from}
      days={days}
      knownUntil={knownUntil}
      chosen={chosen}
      onChoose={onChoose}
      onNeedBatches={needBatches}
    />
  );
}
