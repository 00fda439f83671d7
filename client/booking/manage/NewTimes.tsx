import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { DayAvailability, ManagedBooking, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import { lookAheadDays } from '../../../shared/booking/times/lookAheadDays.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { withoutSlot } from '../../../shared/booking/times/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { WeekView } from '../times/WeekView.tsx';
import { todayAtWorkshops } from '../todayAtWorkshops.ts';
import { useFreeTimes } from '../times/useFreeTimes.ts';
import { askLinks } from './askLinks.ts';

interface NewTimesProps {
  link: string;
  booking: Pick<ManagedBooking, 'kind' | 'phone'>;
  chosen: WeekSlot;
  kinds: readonly TimeKind[];
  onKinds: (kinds: TimeKind[]) => void;
  /** Refused times, which are not offered again even if the calendar lists them. */
  refused: readonly WeekSlot[];
  onChoose: (slot: WeekSlot) => void;
  /** Services that must fit into the times; default: the booked ones. Must keep its identity until it changes. */
  services?: readonly OfferingRequest[] | undefined;
}

/** Free times of the booking's workshop, from today on. */
export function NewTimes({
  link,
  booking,
  chosen,
  kinds,
  onKinds,
  refused,
  onChoose,
  services,
}: NewTimesProps): ReactNode {
  const dispatch = useAppDispatch();
  const [today] = useState(() => dispatch(todayAtWorkshops()));
  const load = useCallback(
    (day: string): Promise<DayAvailability[]> =>
      dispatch(askLinks('timeslots', (links) => links.timeslots(link, day, services))),
    [dispatch, link, services],
  );
  const times = useFreeTimes(today, load);
  return (
    <WeekView
      from={today}
      until={addDays(today, lookAheadDays[booking.kind])}
      times={{ ...times, days: refused.reduce<DayAvailability[]>(withoutSlot, times.days) }}
      kinds={kinds}
      onKinds={onKinds}
      chosen={chosen}
      onChoose={onChoose}
      phone={booking.phone}
    />
  );
}
