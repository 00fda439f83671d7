import { useState } from 'react';

/**
 * Optimistic value for a control whose press takes effect only after the next paint.
 * Shows the pressed value at once, and the actual one as soon as it changes.
 * @returns the value to show, and a function to call with the pressed value
 */
export function usePressed<T>(actual: T): [shown: T, press: (next: T) => void] {
  const [state, setState] = useState({ actual, shown: actual });
  if (state.actual !== actual) setState({ actual, shown: actual });
  const shown = state.actual === actual ? state.shown : actual;
  return [shown, (next) => setState({ actual, shown: next })];
}
