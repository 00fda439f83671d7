import { useState } from 'react';

/**
 * What a control shows whose press takes effect after the next picture: what was pressed at once, and what is from
 * the moment on that it changes. Returns what to show, and what to call with what was pressed.
 */
export function usePressed<T>(actual: T): [shown: T, press: (next: T) => void] {
  const [state, setState] = useState({ actual, shown: actual });
  if (state.actual !== actual) setState({ actual, shown: actual });
  const shown = state.actual === actual ? state.shown : actual;
  return [shown, (next) => setState({ actual, shown: next })];
}
