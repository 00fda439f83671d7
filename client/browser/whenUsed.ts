import { onFirstInput } from './onFirstInput.ts';

/**
 * Calls `act` at once if the visitor has already used the page, else at the first input.
 * For code that a page needs next: a tab that is restored without being used loads none of it.
 * @returns function that cancels the wait
 */
export function whenUsed(act: () => void): () => void {
  // a browser without userActivation does not wait
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.hasBeenActive === false) return onFirstInput(act);
  act();
  return () => undefined;
}
