import { useCallback, useEffect, useState } from 'react';
import { bookingWindow, daysRegNo } from '../../../shared/tirehotel/wheelChangeRules.ts';
import type { TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { askTireHotel } from '../tireHotelThunks.ts';
import { todayAtTireHotel } from '../todayAtTireHotel.ts';

/** Days with bookable wheel changes, as far as known. */
export type WheelDates = 'loading' | 'failed' | string[];

/** Fetches the free days ("2026-11-26", earliest first) of the vehicle's workshop from today on. */
export function useWheelDates({ location, brandCode, regNo }: TireVehicle) {
  const dispatch = useAppDispatch();
  const [today] = useState(() => dispatch(todayAtTireHotel()));
  const [dates, setDates] = useState<WheelDates>('loading');
  const [attempt, setAttempt] = useState(1);
  const queryRegNo = daysRegNo({ brandCode, regNo });

  useEffect(() => {
    let gone = false;
    const { startDate, endDate } = bookingWindow(today);
    dispatch(
      askTireHotel((gateway) => gateway.timeslotDays(location.erpId, { startDate, endDate, regNo: queryRegNo })),
    ).then(
      ({ availableDates }) => {
        const days = availableDates.map(({ date }) => date.slice(0, 10));
        if (!gone) setDates([...new Set(days)].filter((day) => day >= startDate && day <= endDate).sort());
      },
      () => {
        if (!gone) setDates('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [dispatch, location.erpId, queryRegNo, today, attempt]);

  const retry = useCallback(() => {
    setDates('loading');
    setAttempt((number) => number + 1);
  }, []);
  return { today, dates, retry };
}
