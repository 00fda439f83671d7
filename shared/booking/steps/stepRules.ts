import type { BookingStore } from '../BookingStore.ts';

type Steps = Pick<BookingStore, 'bookingState' | 'displayState' | 'maxBookingState'>;

/** State that determines the furthest step. */
type Progress = Steps &
  Pick<BookingStore, 'car' | 'services' | 'slot' | 'contactOpen' | 'bookingInfo' | 'outcomeUnknown'>;

export const lastStep = 5;

/** Highest step that can be opened from a look-up until the booking is made. */
export const capBeforeBooking = 4;

/**
 * Enters a step: shows it and marks it as reached. Steps reached before stay reached. Steps are 1 to 5; the fifth
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

/** Shows a step that was reached before; otherwise changes nothing. Progress is kept. */
export function displayStep(steps: Steps, step: number): Steps {
  const { bookingState, maxBookingState } = steps;
  return step >= 1 && step <= Math.min(bookingState, maxBookingState)
    ? { bookingState, displayState: step, maxBookingState }
    : { bookingState, displayState: steps.displayState, maxBookingState };
}

/** Returns the furthest step that can show; later ones lack the car, a service or the booking. */
export function furthestStep(progress: Progress): number {
  const reached = Math.min(progress.bookingState, progress.maxBookingState);
  if (progress.bookingInfo) return lastStep;
  if (!progress.car) return 1;
  if (!hasService(progress.services)) return Math.min(reached, 2);
  return Math.min(reached, capBeforeBooking);
}

/** Returns whether a step's header opens it: not after booking, nor while the outcome is unknown. */
export function canOpenStep(progress: Progress, step: number): boolean {
  if (progress.bookingInfo) return step === lastStep;
  if (progress.outcomeUnknown) return step === capBeforeBooking;
  return step >= 1 && step <= furthestStep(progress);
}

/** Returns whether a step has a check mark: it is below the furthest one reached. */
export function isFinishedStep({ bookingState }: Steps, step: number): boolean {
  return step < bookingState;
}

function hasService(services: BookingStore['services']): boolean {
  return Object.values(services).some(({ type }) => type === 'service');
}

function within(step: number): number {
  return Math.min(lastStep, Math.max(1, Math.round(step)));
}
