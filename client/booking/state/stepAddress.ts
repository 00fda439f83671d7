import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { canOpenStep, furthestStep } from '../../../shared/booking/steps/stepRules.ts';

/** View of the booking: one per step, two for the fourth. */
export type BookingView = 'car' | 'services' | 'addons' | 'workshop' | 'contact' | 'done';

/** URL parameter; the section's definition lists it too. */
const parameter = 'step';

const stepByView: Record<BookingView, number> = { car: 1, services: 2, addons: 3, workshop: 4, contact: 4, done: 5 };

/** Step of a view, 1 to 5. */
export function stepOfView(view: BookingView): number {
  return stepByView[view];
}

/** View according to the state alone. */
export function currentView(draft: BookingStore): BookingView {
  if (draft.bookingInfo) return 'done';
  return viewOfStep(draft, Math.min(draft.displayState, furthestStep(draft)));
}

/** View in an address's search; null when there is none, which means the first step. */
export function viewInSearch(search: string): BookingView | null {
  const named = new URLSearchParams(search).get(parameter) ?? '';
  return Object.hasOwn(stepByView, named) ? (named as BookingView) : null;
}

/** Search string for a view, with all other parameters kept. */
export function searchOfView(search: string, view: BookingView): string {
  const params = new URLSearchParams(search);
  if (view === 'car') params.delete(parameter);
  else params.set(parameter, view);
  const text = String(params);
  return text && `?${text}`;
}

/** The requested view, or the furthest that the booking allows. */
export function allowedView(draft: BookingStore, requestedView: BookingView): BookingView {
  const step = stepByView[requestedView];
  if (draft.bookingInfo) return 'done';
  if (draft.outcomeUnknown) return 'contact';
  if (!canOpenStep(draft, step)) return viewOfStep(draft, furthestStep(draft));
  return requestedView === 'contact' && !draft.slot ? 'workshop' : requestedView;
}

function viewOfStep(draft: BookingStore, step: number): BookingView {
  if (step === 4) return draft.contactOpen && draft.slot ? 'contact' : 'workshop';
  return (['car', 'services', 'addons'] as const)[step - 1] ?? 'car';
}
