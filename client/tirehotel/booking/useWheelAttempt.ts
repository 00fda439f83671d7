import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { addNextChange } from '../nextChanges.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import type { BookingPageProps } from './BookingPageProps.ts';
import { buildWheelRequest } from './buildWheelRequest.ts';
import { submitWheelChange } from './submitWheelChange.ts';
import type { WheelOutcome } from './submitWheelChange.ts';
import type { useWheelTimes } from './useWheelTimes.ts';
import type { WheelContact } from './wheelChangeDraft.ts';

interface WheelAttemptOptions extends Pick<BookingPageProps, 'vehicle' | 'onBooked'> {
  times: ReturnType<typeof useWheelTimes>;
}

/** The attempt to book a wheel change, and its outcome. */
export function useWheelAttempt({ vehicle: { location, regNo }, times, onBooked }: WheelAttemptOptions) {
  const dispatch = useAppDispatch();
  const { attempt } = useAppSelector((state) => selectTireHotel(state).draft);
  const [outcome, setOutcome] = useState<WheelOutcome | null>(null);
  const [checkedInVain, setCheckedInVain] = useState(false);
  /** Changes when the form takes over another tab's attempt; key of the form. */
  const [takenOver, setTakenOver] = useState(0);
  const [sending, setSending] = useState<'first' | 'again' | null>(null);
  // a sent attempt is checked unchanged: nothing can be chosen until its outcome is known
  const sent = attempt?.unknown && sending !== 'first' ? attempt.request : null;

  const book = async (contact: WheelContact): Promise<void> => {
    const { day, time } = times;
    const request = sent ?? (day && buildWheelRequest(regNo, { date: day.date, time }, contact));
    if (!request) return;
    setOutcome(null);
    setSending(sent ? 'again' : 'first');
    const result = await dispatch(submitWheelChange(location.erpId, request));
    if (result.kind === 'booked') {
      dispatch(addNextChange(regNo, result.confirmation));
      onBooked(result.confirmation);
      return;
    }
    setSending(null);
    setOutcome(result);
    setCheckedInVain(result.kind === 'unknown' && sent !== null);
    if (result.kind === 'openElsewhere') setTakenOver(takenOver + 1);
    const settled = ['carBooked', 'notBooked', 'refused'].includes(result.kind);
    // after a visit to the vehicle page the day is selected again
    if (result.kind === 'taken' || (settled && !day)) times.choose(request.bookingDate.slice(0, 10));
    if (settled) times.setTime(request.bookingStart);
  };

  return { sent, canCheck: attempt?.canCheck ?? false, checkedInVain, takenOver, outcome, setOutcome, book };
}
