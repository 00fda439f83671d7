import { useState } from 'react';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { FreeTime, ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { failureIn } from '../bookingEvents.ts';
import { askLinks } from './askLinks.ts';

/** Reason for a failed change; "unknown" means that it may have been made. */
export type ChangeFault =
  | { is: 'taken'; freeTimes: FreeTime[]; addon: string }
  | { is: 'unknown' }
  | { is: 'carBooked' }
  | { is: 'tooMany' };

interface ChangeOptions {
  doing: 'move' | 'cancel' | 'changeServices';
  onChanged: (booking: ManagedBooking) => void;
  onLate: () => void;
  onStale: () => void;
}

/** Runs one change of a booking at a time, and reports its result. */
export function useChange({ doing, onChanged, onLate, onStale }: ChangeOptions) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ChangeFault | null>(null);

  const ask = async (change: (links: BookingLinkGateway) => Promise<ManagedBooking>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      onChanged(await dispatch(askLinks(doing, change)));
    } catch (error) {
      const failure = failureIn(error);
      const { code } = failure;
      if (code === 'TooLate') onLate();
      // another tab or another person was first: shows the current booking
      else if (code === 'LinkInvalid' || code === 'InvalidRequest') onStale();
      else setFault(toChangeFault(failure));
    }
    setBusy(false);
  };

  return { busy, fault, ask, forget: () => setFault(null) };
}

function toChangeFault(failure: BookingFailure): ChangeFault {
  const { code } = failure;
  if (code === 'TimeslotNotAvailable') {
    return { is: 'taken', freeTimes: failure.freeTimes ?? [], addon: failure.addon ?? '' };
  }
  if (code === 'CarAlreadyBooked') return { is: 'carBooked' };
  return code === 'TooManyRequests' ? { is: 'tooMany' } : { is: 'unknown' };
}
