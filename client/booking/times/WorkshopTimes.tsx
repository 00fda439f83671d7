import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { lookAheadDays } from '../../../shared/booking/times/lookAheadDays.ts';
import type { FoundSite } from '../../../shared/booking/workshops/siteOrder.ts';
import { dateOf } from '../../../shared/booking/times/timeTexts.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { selectTimeKinds, timeKindsChosen } from '../state/bookingState.ts';
import { todayAtWorkshops } from '../todayAtWorkshops.ts';
import { useFreeTimes } from './useFreeTimes.ts';
import { loadTimes } from '../state/freeTimes.ts';
import { WaitingList } from '../waiting/WaitingList.tsx';
import { WeekView } from './WeekView.tsx';

export interface WorkshopTimesProps {
  site: FoundSite;
  /** The day whose week opens, YYYY-MM-DD; default: that of its first time. */
  openAt: string | undefined;
  /** "" when unknown. */
  phone: string;
  chosen: WeekSlot | null;
  onChoose: (slot: WeekSlot) => void;
}

/** Free times of a workshop, from the week of its first one. */
export function WorkshopTimes({ site, openAt, phone, chosen, onChoose }: WorkshopTimesProps): ReactNode {
  const dispatch = useAppDispatch();
  const { departmentId } = site;
  const kinds = useAppSelector(selectTimeKinds);
  const from = dateOf(site.firstTimeSlot);
  const [last] = useState(() => addDays(dispatch(todayAtWorkshops()), lookAheadDays.workshop));
  const load = useCallback((day: string) => dispatch(loadTimes(departmentId, day)), [dispatch, departmentId]);
  const times = useFreeTimes(from, load);
  return (
    <WeekView
      from={from}
      // a booking system may offer later times than this service books
      until={from > last ? from : last}
      openAt={openAt}
      times={times}
      kinds={kinds}
      hidesKinds
      onKinds={(next) => dispatch(timeKindsChosen(next))}
      chosen={chosen}
      onChoose={onChoose}
      phone={phone}
      waitFor={(days) => <WaitingList departmentId={departmentId} days={days} />}
    />
  );
}
