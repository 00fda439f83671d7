import { useCallback, useRef, useState } from 'react';
import type { TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { askTireHotel } from '../tireHotelThunks.ts';

/** A chosen day with its times as delivered, as far as known. */
export interface WheelDay {
  date: string;
  times: 'loading' | 'failed' | string[];
}

/**
 * The chosen day with its times, and the chosen time, which another day resets.
 * Times of a previously chosen day are dropped on arrival.
 */
export function useWheelTimes({ location: { erpId }, regNo }: TireVehicle) {
  const dispatch = useAppDispatch();
  const [day, setDay] = useState<WheelDay | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const latest = useRef(0);

  const choose = useCallback(
    (date: string): void => {
      latest.current += 1;
      const requestNumber = latest.current;
      const show = (times: WheelDay['times']): void => {
        if (requestNumber === latest.current) setDay({ date, times });
      };
      show('loading');
      setTime(null);
      const query = { startDate: date, endDate: date, regNo };
      dispatch(askTireHotel((gateway) => gateway.timeslots(erpId, query))).then(
        ({ availableTimeSlotDates }) => {
          show(availableTimeSlotDates.flatMap(({ startTime }) => startTime).filter((time) => time.startsWith(date)));
        },
        () => show('failed'),
      );
    },
    [dispatch, erpId, regNo],
  );
  const clear = useCallback((): void => {
    latest.current += 1;
    setDay(null);
  }, []);
  return { day, time, setTime, choose, clear };
}
