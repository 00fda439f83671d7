/** State that navigation stores in an entry of the tab's history. */
export interface HistoryState {
  /** Key of the scroll position. */
  entry: string;
  /** Number of entries back to the latest list, by route name; a list that was not visited is missing. */
  back: Partial<Record<string, number>>;
  /** Dialogs and drawers that are open in this entry; see client/ui/overlay/overlayHistory.ts. */
  overlays?: number;
}

/** Routes that later pages link back to. */
const lists = ['carList', 'dealerList'];

/** The state of the current entry; null for one that navigation has not stored yet. */
export function historyState(): HistoryState | null {
  const state = window.history.state as Partial<HistoryState> | null;
  return state?.entry === undefined ? null : { ...state, entry: state.entry, back: state.back ?? {} };
}

/**
 * Stores the key of the current entry and the list that it may show.
 * Other state stays: a section may have stored its own before navigation started.
 * @returns the state that navigation stored before, null when there was none
 */
export function enterHistory(entry: string, routeName: string): HistoryState | null {
  const before = historyState();
  const state = window.history.state as Partial<HistoryState> | null;
  window.history.replaceState({ ...state, entry, back: withList(before?.back ?? {}, routeName) }, '');
  return before;
}

/** Adds the list that an entry shows to its distances; entries of other pages show none. */
export function withList(back: HistoryState['back'], routeName: string): HistoryState['back'] {
  const others = Object.entries(back).filter(([, steps]) => steps !== 0);
  return { ...Object.fromEntries(others), ...(lists.includes(routeName) ? { [routeName]: 0 } : {}) };
}
