import type { BookingStore } from './BookingStore.ts';

type Steps = Pick<BookingStore, 'bookingState' | 'displayState' | 'maxBookingState'>;

/** What tells how far a booking can go. */
type Progress = Steps &
  Pick<BookingStore, 'car' | 'services' | 'slot' | 'contactOpen' | 'bookingInfo' | 'outcomeUnknown'>;

export const lastStep = 5;

/** Steps that can be opened from a lookup until the booking is made. */
export const capBeforeBooking = 4;

/**
 * Enters a step: it shows, and it counts as reached. What was reached before stays reached. Steps are 1 to 5; the fifth
 * lifts the cap.
 */
export function setStep({ bookingState, maxBookingState }: Steps, step: number): Steps {
  const entered = within(step);
  return {
    bookingState: Math.max(bookingState, entered),
    displayState: entered,
    maxBookingState: entered === lastStep ? lastStep : maxBookingState,
  };
}

/** Shows a step that was reached before; one that was not leaves everything as it is. How far the booking is stays. */
export function displayStep(steps: Steps, step: number): Steps {
  const { bookingState, maxBookingState } = steps;
  return step >= 1 && step <= Math.min(bookingState, maxBookingState)
    ? { bookingState, displayState: step, maxBookingState }
    : { bookingState, displayState: steps.displayState, maxBookingState };
}

/** The furthest step that can show with what is known: later ones lack the car, a service, or the booking. */
export function furthestStep(progress: Progress): number {
  const reached = Math.min(progress.bookingState, progress.maxBookingState);
  if (progress.bookingInfo) return lastStep;
  if (!progress.car) return 1;
  if (!hasService(progress.services)) return Math.min(reached, 2);
  return Math.min(reached, capBeforeBooking);
}

/** Whether a step's header opens it: never after the booking is made, nor while nobody knows whether it is. */
export function canOpenStep(progress: Progress, step: number): boolean {
  if (progress.bookingInfo) return step === lastStep;
  if (progress.outcomeUnknown) return step === capBeforeBooking;
  return step >= 1 && step <= furthestStep(progress);
}

/** Whether a step has a check mark: it lies below the furthest one reached. */
export function isFinishedStep({ bookingState }: Steps, step: number): boolean {
  return step < bookingState;
}

function hasService(services: BookingStore['services']): boolean {
  return Object.values(services).some(({ type }) => type === 'service');
}

function within(step: number): number {
  return Math.min(lastStep, Math.max(1, Math.round(step)));
}
