import { onFirstInput } from './onFirstInput.ts';

/** Time in ms without input before heavy code runs, which would delay a press or a scroll. */
export const inputRestMs = 300;

/**
 * Calls `act` at once if the visitor has already used the page, else after the first input.
 * For code that a page needs next: a tab that is restored without being used loads none of it.
 * @param restMs time in ms without a further input before `act`; heavy code then does not disturb a press or a scroll
 * @returns function that cancels the wait
 */
export function whenUsed(act: () => void, restMs = 0): () => void {
  // a browser without userActivation does not wait
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.hasBeenActive !== false) {
    act();
    return () => undefined;
  }
  if (restMs === 0) return onFirstInput(act);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: () => void;
  const listen = (): void => {
    stopListening = onFirstInput(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stopListening();
        act();
      }, restMs);
      listen();
    });
  };
  listen();
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}
