import { historyState, withList } from './historyState.ts';
import type { HistoryState } from './historyState.ts';

/** Distances of the entry that follows one with these distances. */
export function incrementSteps(back: HistoryState['back'] = {}): HistoryState['back'] {
  return Object.fromEntries(Object.entries(back).map(([list, steps = 0]) => [list, steps + 1]));
}

/** Records in the current entry which list it shows, if any, so that later pages can lead back to it. */
export function markList(routeName: string): void {
  const state = historyState();
  if (!state) return;
  window.history.replaceState({ ...state, back: withList(state.back, routeName) }, '');
}

/** Number of history entries back to the latest list; 0 when none was visited. */
export function stepsBackTo(list: string): number {
  return historyState()?.back[list] ?? 0;
}
